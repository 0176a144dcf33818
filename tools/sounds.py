"""The sounds of the page, synthesised: wood, glass, paper, strings. python -m tools.sounds (needs NumPy and soundfile)

Each is made of what the thing itself is made of: struck bodies are a few damped modes, paper is filtered noise in short
bursts, strings are plucked delay lines. The same files come out every time, as MP3, which every browser decodes.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "sounds"
RATE = 32_000
"""Samples a second; enough for glass, small enough for a phone's line."""
QUALITY = 0.55
"""Of the encoder: 0 is the best, 1 the smallest."""

Sound = NDArray[np.float64]
Mode = tuple[float, float, float]
"""Hertz, loudness, and seconds until it has faded to a third."""

WOOD: Sequence[Mode] = ((1.0, 1.0, 0.030), (2.57, 0.55, 0.017), (4.1, 0.3, 0.011), (6.9, 0.16, 0.006))
"""A short bar on a board: partials far apart, gone almost at once."""
GLASS: Sequence[Mode] = ((1.0, 1.0, 0.075), (2.32, 0.7, 0.055), (4.25, 0.4, 0.032), (6.63, 0.3, 0.02))
"""A marble: bright and a little longer."""
BAR: Sequence[Mode] = ((1.0, 1.0, 0.34), (3.93, 0.28, 0.09), (9.2, 0.1, 0.03))
"""A tuned bar of rosewood."""
BELL: Sequence[Mode] = (
    (0.5, 0.35, 0.7),
    (1.0, 1.0, 0.5),
    (1.19, 0.5, 0.45),
    (1.5, 0.4, 0.35),
    (2.0, 0.45, 0.3),
    (2.66, 0.25, 0.2),
)


def silence(seconds: float) -> Sound:
    return np.zeros(round(seconds * RATE))


def struck(pitch: float, modes: Sequence[Mode], seconds: float, seed: int = 0) -> Sound:
    """A body struck once: its modes, and the short noise of what struck it."""
    time = np.arange(round(seconds * RATE)) / RATE
    out = np.zeros(time.size)
    for number, (ratio, loud, fades) in enumerate(modes):
        out += loud * np.exp(-time / fades) * np.sin(2 * np.pi * pitch * ratio * time + 0.7 * number)
    chance = np.random.default_rng(seed)
    touch = chance.standard_normal(time.size) * np.exp(-time / 0.0025)
    return out * np.minimum(time / 0.0008, 1) + 0.35 * touch


def band(noise: Sound, low: float, high: float) -> Sound:
    """Only what lies between two pitches."""
    spectrum = np.fft.rfft(noise)
    pitch = np.fft.rfftfreq(noise.size, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 6)
    return np.fft.irfft(spectrum, noise.size)


def paper(seconds: float, low: float, high: float, grains: int, seed: int) -> Sound:
    """Fibres that slide and snap: noise under a crowd of small bursts."""
    chance = np.random.default_rng(seed)
    size = round(seconds * RATE)
    time = np.arange(size) / RATE
    shape = np.zeros(size)
    for at in np.sort(chance.uniform(0, 0.85 * seconds, grains)):
        since = time - at
        shape += chance.uniform(0.3, 1) * np.where(
            since >= 0, np.exp(-np.maximum(since, 0) / chance.uniform(0.003, 0.014)), 0
        )
    whole = np.sin(np.pi * np.minimum(time / seconds, 1)) ** 0.6
    return band(chance.standard_normal(size), low, high) * shape * whole


def plucked(pitch: float, seconds: float, seed: int) -> Sound:
    """A string, as a qanun's: a delay line that forgets its edges."""
    chance = np.random.default_rng(seed)
    period = round(RATE / pitch)
    line = band(chance.standard_normal(4 * period), 120, 5200)[:period]
    out = np.empty(round(seconds * RATE))
    for at in range(out.size):
        here = at % period
        out[at] = line[here]
        line[here] = 0.4985 * (line[here] + line[(here + 1) % period])
    return out


def mixed(*parts: tuple[float, float, Sound]) -> Sound:
    """Several sounds, each after so many seconds and so loud."""
    size = max(round(at * RATE) + sound.size for at, _, sound in parts)
    out = np.zeros(size)
    for at, loud, sound in parts:
        first = round(at * RATE)
        out[first : first + sound.size] += loud * sound / max(np.abs(sound).max(), 1e-9)
    return out


def finished(sound: Sound, loud: float) -> Sound:
    """As loud as it should be, with an end that does not click."""
    sound = np.concatenate([silence(0.004), sound, silence(0.01)])
    fade = round(0.02 * RATE)
    sound[-fade:] *= np.linspace(1, 0, fade)
    return np.asarray(loud * sound / np.abs(sound).max())


# ------------------------------------------------------------------------------------------------- what is heard


def wood() -> Sound:
    """A pawn set down."""
    return mixed((0, 1, struck(410, WOOD, 0.22, 1)), (0, 0.5, struck(176, WOOD, 0.22, 2)))


def fence() -> Sound:
    """A fence slid into its groove."""
    return mixed(
        (0, 0.35, paper(0.09, 500, 2600, 16, 3)),
        (0.085, 1, struck(620, WOOD, 0.2, 4)),
        (0.085, 0.6, struck(240, WOOD, 0.2, 5)),
    )


def marble() -> Sound:
    """A marble that falls into its hole."""
    return mixed(
        (0, 1, struck(2150, GLASS, 0.3, 6)),
        (0.004, 0.7, struck(330, WOOD, 0.2, 7)),
        (0.07, 0.3, struck(2230, GLASS, 0.25, 8)),
    )


def clash() -> Sound:
    """One marble knocks another off."""
    return mixed(
        (0, 1, struck(2600, GLASS, 0.4, 9)),
        (0.012, 0.9, struck(3120, GLASS, 0.35, 10)),
        (0.16, 0.45, struck(2380, GLASS, 0.25, 11)),
        (0.24, 0.3, struck(300, WOOD, 0.15, 12)),
    )


def card() -> Sound:
    """A card laid on a pile."""
    return mixed(
        (0, 0.55, paper(0.1, 1500, 9000, 22, 13)),
        (0.075, 1, paper(0.06, 350, 3200, 5, 14)),
        (0.078, 0.35, struck(150, WOOD, 0.08, 15)),
    )


def draw() -> Sound:
    """A card drawn from a pile."""
    return paper(0.16, 1800, 10_000, 30, 16)


def shuffle() -> Sound:
    """A deck, riffled and pushed together."""
    snaps = [
        (
            0.02 + 0.017 * number + 0.00018 * number * number,
            0.5 + 0.02 * number,
            paper(0.03, 1400, 8000, 3, 20 + number),
        )
        for number in range(22)
    ]
    return mixed(*snaps, (0.5, 0.9, paper(0.2, 700, 6000, 40, 50)))


def burn() -> Sound:
    """A pile turns to ash."""
    return mixed((0, 0.8, paper(0.75, 250, 3600, 90, 60)), (0.05, 0.55, paper(0.6, 2500, 12_000, 26, 61)))


def wings() -> Sound:
    """The Toi flies."""
    beats = [(0.085 * number, 1 - 0.13 * number, paper(0.07, 300, 2600, 9, 70 + number)) for number in range(5)]
    return mixed(*beats)


def bell() -> Sound:
    """Last card!"""
    return struck(1175, BELL, 0.9, 80)


def turn() -> Sound:
    """It is your turn: two bars."""
    return mixed((0, 0.8, struck(587, BAR, 0.5, 81)), (0.12, 1, struck(880, BAR, 0.6, 82)))


def refuse() -> Sound:
    """A knuckle on the table."""
    return mixed((0, 1, struck(118, WOOD, 0.2, 83)), (0.09, 0.7, struck(104, WOOD, 0.2, 84)))


def chat() -> Sound:
    """Somebody clears a cup."""
    return struck(1480, GLASS, 0.2, 85)


def round_ends() -> Sound:
    """Three bars going down, and the cards are gathered."""
    notes = [
        (0.14 * number, 0.9, struck(pitch, BAR, 0.55, 86 + number)) for number, pitch in enumerate((880, 740, 587))
    ]
    return mixed(*notes, (0.42, 0.3, paper(0.22, 900, 7000, 40, 90)))


def won() -> Sound:
    """Strings climb along maqam Ajam."""
    steps = (293.7, 367.1, 440.5, 587.3, 734.2)
    notes = [
        (0.13 * number, 0.7 + 0.08 * number, plucked(pitch, 1.3 - 0.13 * number, 91 + number))
        for number, pitch in enumerate(steps)
    ]
    return mixed(*notes, (0.52, 0.35, plucked(1174.7, 0.8, 97)))


def over() -> Sound:
    """Strings come to rest."""
    return mixed(
        *(
            (0.2 * number, 0.8, plucked(pitch, 1.1 - 0.2 * number, 98 + number))
            for number, pitch in enumerate((440.0, 392.0, 293.7))
        )
    )


SOUNDS: dict[str, tuple[Callable[[], Sound], float]] = {
    "wood": (wood, 0.6),
    "fence": (fence, 0.6),
    "marble": (marble, 0.5),
    "clash": (clash, 0.6),
    "card": (card, 0.5),
    "draw": (draw, 0.4),
    "shuffle": (shuffle, 0.5),
    "burn": (burn, 0.5),
    "wings": (wings, 0.5),
    "bell": (bell, 0.5),
    "turn": (turn, 0.5),
    "refuse": (refuse, 0.55),
    "chat": (chat, 0.3),
    "round": (round_ends, 0.5),
    "won": (won, 0.6),
    "over": (over, 0.5),
}


def main() -> None:
    # Only here: the page's sounds are kept in git, and nobody else needs it.
    writer: Any = importlib.import_module("soundfile")
    FOLDER.mkdir(exist_ok=True)
    for name, (made, loud) in SOUNDS.items():
        file = FOLDER / f"{name}.mp3"
        writer.write(
            file,
            finished(made(), loud),
            RATE,
            format="MP3",
            subtype="MPEG_LAYER_III",
            compression_level=QUALITY,
            bitrate_mode="VARIABLE",
        )
        print(f"{file.name:14} {file.stat().st_size:6} bytes")
    print(f"{'in all':14} {sum(file.stat().st_size for file in FOLDER.glob('*.mp3')):6} bytes")


if __name__ == "__main__":
    main()
