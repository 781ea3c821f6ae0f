print("trivium")
