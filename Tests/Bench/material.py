"""Decks and journals that the figures are measured with, all made here."""

import json
import os
import random
import re
import shutil


def copies_of_decks(source, target, count):
    """Puts so many decks into a folder: the shipped ones, again and again under other ids."""
    names = sorted(os.listdir(source))
    for number in range(count):
        folder = os.path.join(target, f"{names[number % len(names)]}-{number}")
        shutil.copytree(os.path.join(source, names[number % len(names)]), folder)
        path = os.path.join(folder, "deck.json")
        with open(path) as file:
            deck = json.load(file)
        deck["id"] = os.path.basename(folder)
        with open(path, "w") as file:
            json.dump(deck, file)
    return target


def deck_of(count, folder, name):
    """Makes a deck of so many questions; returns the file with the questions."""
    words = ("river mountain charter harbour engine signal parliament season colour planet "
             "licence journey weather vessel treaty bridge").split()
    rng = random.Random(count)
    sentence = lambda length: " ".join(rng.choice(words) for _ in range(length)).capitalize()
    questions = [{
        "id": f"q-{number}", "category": f"topic-{number % 8}",
        "question": f"{sentence(14)} {number}?",
        "options": [f"{sentence(5)} {place}" for place in range(4)], "correct": number % 4,
        "explanation": f"{sentence(20)}.",
    } for number in range(1, count + 1)]
    os.makedirs(os.path.join(folder, name))
    with open(os.path.join(folder, name, "deck.json"), "w") as file:
        json.dump({
            "examName": f"Bank of {count}",
            "categories": [{"id": f"topic-{n}", "name": f"Topic {n}"} for n in range(8)],
        }, file)
    path = os.path.join(folder, name, "questions.json")
    with open(path, "w") as file:
        json.dump(questions, file, indent=1)
    return path


def crc32c(data, table=[]):
    """The checksum of a journal line."""
    if not table:
        for byte in range(256):
            for _ in range(8):
                byte = byte >> 1 ^ (0x82F63B78 if byte & 1 else 0)
            table.append(byte)
    crc = 0xFFFFFFFF
    for byte in data:
        crc = table[(crc ^ byte) & 0xFF] ^ crc >> 8
    return crc ^ 0xFFFFFFFF


def multiply_journal(source, target, count):
    """Writes a file of a journal so many times under other names and with other ids.

    Returns how many answers are in the copies.
    """
    with open(source, "rb") as file:
        lines = file.read().splitlines()
    prefix = re.match(rb'\{"id":"([^:"]+):', lines[0]).group(1)
    os.makedirs(target)
    answers = 0
    for number in range(count):
        own = f"{number:0{len(prefix)}d}".encode()
        with open(os.path.join(target, f"20260101T{number:06d}.000Z-{own.decode()}.jsonl"),
                  "wb") as file:
            for line in lines:
                body = line[:line.rindex(b',"crc"')].replace(prefix, own)
                body = body.replace(b'"scripted":true', b'"scripted":false')
                file.write(body + b',"crc":"%08x"}\n' % crc32c(body))
                answers += b'"kind":"answer"' in line
    return answers
