"""The smallest letters of every sample of the gallery, shown 400 wide: `uv run python -m tests.bench.letters`."""

from renderers.gallery import SAMPLES, position
from tests.bench.pictures import say
from tests.renderers.letters import FIGURE, canvases_of, letters_of


def main() -> None:
    for name, samples in SAMPLES.items():
        for sample in samples:
            for what, canvas in canvases_of(name, position(name, sample), sample.seats):
                letters = sorted(letters_of(canvas))
                least = [letter.text for letter in letters if letter.size == letters[0].size]
                shown = f"{name} {sample.situation} of {sample.seats}, {what}"
                worst = " ".join(list(dict.fromkeys(least))[:6])
                say(f"{shown:<46}{letters[0].size:5.1f} px, figures {letters[0].size * FIGURE:4.1f}: {worst}")


if __name__ == "__main__":
    main()
