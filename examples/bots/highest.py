"""A bot for any game: the last of the legal moves; in Beasty Bar that is the strongest animal in hand.

rumpus play beasty-bar --seats "me,bot:program:python3 examples/bots/highest.py"
rumpus arena beasty-bar --bots "shark@500,program:python3 examples/bots/highest.py" --games 20
"""

import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "hello":
        answer = {"name": "Highest"}
    elif request["do"] == "choose":
        answer = {"move": None if request["may_pass"] else request["legal"][-1]}
    else:
        break
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
