"""Words for numbers: the kinds of a card, a place, a phase. What text, page and notation call a value."""

from collections.abc import Iterable, Iterator


class Names:
    """`ANIMAL = Names("animal", "none bat vulture")`: ANIMAL[1] == "bat", ANIMAL.number("bat") == 1."""

    def __init__(self, kind: str, words: str | Iterable[str]) -> None:
        self.kind = kind
        self.words = tuple(words.split()) if isinstance(words, str) else tuple(words)
        self._numbers = {word: number for number, word in enumerate(self.words)}
        if len(self._numbers) != len(self.words):
            raise ValueError(f"{kind}: a word stands twice")

    def __getitem__(self, number: int) -> str:
        return self.words[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __len__(self) -> int:
        return len(self.words)

    def number(self, word: str) -> int | None:
        return self._numbers.get(word)
