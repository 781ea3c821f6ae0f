#!/bin/sh
# Installs the Debian packages named that are missing, and says so; does nothing where none is.
set -eu

missing=
for package in "$@"; do
  state=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "These are needed, under the names that Debian gives them:$missing" >&2
  exit 1
fi

as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086
$as_root apt-get install -y -qq --no-install-recommends $missing
