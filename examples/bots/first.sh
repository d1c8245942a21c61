#!/bin/sh
# A bot in nothing but the shell: the first of the legal moves, or none where none is needed.
#
#   rumpus arena beasty-bar --bots "random,program:sh examples/bots/first.sh" --games 20
while IFS= read -r line; do
    case $line in
    *'"do": "hello"'*) echo '{"name": "First"}' ;;
    *'"do": "choose"'*'"may_pass": true'*) echo '{"move": null}' ;;
    *'"do": "choose"'*)
        legal=${line##*'"legal": ["'} # what follows the last of these is codes, and a code has no quotes
        echo "{\"move\": \"${legal%%\"*}\"}"
        ;;
    *) exit 0 ;;
    esac
done
