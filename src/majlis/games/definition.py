"""What a game says of itself: its options, its reasons for refusing, its record; read without loading compiled code."""

import functools
import importlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from majlis.errors import MajlisError

if TYPE_CHECKING:
    from majlis.games.legend import Legend

Value = int | str | tuple[int, ...]
Chosen = dict[str, Any]
Default = Value | Callable[[Chosen], Value]


@dataclass(frozen=True)
class Reason:
    """Why an action is refused: the rule's number and a stable name, also its key in the catalogue of words."""

    rule: str
    name: str


class Reasons(Mapping[int, Reason]):
    """A game's reasons by their codes, from 1 on in the order in which they are added; 0 is no reason at all."""

    def __init__(self) -> None:
        self._by_code: dict[int, Reason] = {}

    def add(self, rule: str, name: str) -> int:
        """One more reason; its code, which `check` gives."""
        code = len(self._by_code) + 1
        self._by_code[code] = Reason(rule, name)
        return code

    def __getitem__(self, code: int) -> Reason:
        return self._by_code[code]

    def __iter__(self) -> Iterator[int]:
        return iter(self._by_code)

    def __len__(self) -> int:
        return len(self._by_code)


@dataclass(frozen=True)
class Observed:
    """How an observation shows a house rule: by one number, 0 for the least code and 1 for the most, or one a value."""

    least: int = 0
    one_a_value: bool = False
    is_late: bool = False
    """Whether it comes after those that are not, for those that came to be observed later."""


SHOWN = Observed()


@dataclass(frozen=True)
class Choice:
    """A house rule with named values."""

    name: str
    default: Default
    values: tuple[str, ...]
    rule: str
    observed: Observed | None = SHOWN
    is_later: bool = False
    """Whether it came after a release. A match by its first value, the usual one, is then one of before: its hashes are
    the same, and the version of the rules need not rise for it."""

    def __post_init__(self) -> None:
        assert not self.is_later or self.default == self.values[0], (
            f"{self.name} is later: its first value is the usual"
        )

    def parse(self, given: object, chosen: Chosen) -> str | None:
        """The option's value for what was given, or None if it is none."""
        text = ("yes" if given else "no") if isinstance(given, bool) else str(given)
        return text if text in self.values else None

    def encode(self, value: Any) -> int:
        return self.values.index(value)

    def codes(self) -> tuple[int, ...]:
        """The numbers that stand for the values in a record."""
        return tuple(range(len(self.values)))

    def choices(self, chosen: Chosen) -> tuple[str, ...]:
        return self.values


@dataclass(frozen=True)
class Number:
    """A house rule that is a whole number out of a range or a few."""

    name: str
    default: Default
    values: Sequence[int]
    rule: str
    observed: Observed | None = SHOWN

    def parse(self, given: object, chosen: Chosen) -> int | None:
        if isinstance(given, bool) or not isinstance(given, int | str):
            return None
        try:
            number = int(given)
        except ValueError:
            return None
        return number if number in self.values else None

    def encode(self, value: Any) -> int:
        return int(value)

    def codes(self) -> tuple[int, ...]:
        return tuple(self.values)

    def choices(self, chosen: Chosen) -> tuple[int, ...]:
        return tuple(self.values)


@dataclass(frozen=True)
class Numbers:
    """A house rule that is one whole number a seat, or nothing."""

    name: str
    default: Default
    values: Sequence[int]
    rule: str

    def parse(self, given: object, chosen: Chosen) -> tuple[int, ...] | None:
        items = [item for item in given.split(",") if item.strip()] if isinstance(given, str) else given
        if not isinstance(items, Sequence):
            return None
        try:
            numbers = tuple(int(item) for item in items)
        except (TypeError, ValueError):
            return None
        fits = not numbers or len(numbers) == chosen["players"]
        return numbers if fits and all(number in self.values for number in numbers) else None

    def encode(self, value: Any) -> tuple[int, ...]:
        return tuple(value)

    def choices(self, chosen: Chosen) -> tuple[int, ...]:
        return tuple(self.values)


Option = Choice | Number | Numbers


class Options:
    """A game's options in order; `players` is always the first.

    What else depends on them is made from them: fields of the record, and numbers of the observation.
    """

    def __init__(self, *options: Option) -> None:
        self._by_name = {option.name: option for option in options}

    def add(self, option: Option) -> tuple[int, ...]:
        """One more option; what stands in a record for its values, in their order."""
        self._by_name[option.name] = option
        return () if isinstance(option, Numbers) else option.codes()

    def __iter__(self) -> Iterator[Option]:
        return iter(self._by_name.values())

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def __getitem__(self, name: str) -> Option:
        return self._by_name[name]

    def names(self) -> tuple[str, ...]:
        return tuple(self._by_name)

    def default(self, name: str, chosen: Chosen) -> Value:
        default = self._by_name[name].default
        return default(chosen) if callable(default) else default

    def fields(self, seats: int) -> list[tuple[Any, ...]]:
        """The fields of a record that hold the house rules: `opt_<name>`, where each seat has one an array.

        Those that are later have theirs at the record's end.
        """
        house_rules = [option for option in self if option.name != "players" and not _is_later(option)]
        arrays = {option.name: (seats,) for option in house_rules if isinstance(option, Numbers)}
        return [(f"opt_{option.name}", np.int64, *arrays.get(option.name, ())) for option in house_rules]

    def later_fields(self) -> list[tuple[Any, ...]]:
        """The last fields of a record: the house rules that are later, the latest at the end."""
        return [(f"opt_{option.name}", np.int64) for option in self if _is_later(option)]

    def observed(self) -> list[tuple[Choice | Number, Observed]]:
        """The house rules that an observation shows, in its order."""
        shown = [
            (option, option.observed)
            for option in self
            if not isinstance(option, Numbers) and option.name != "players" and option.observed is not None
        ]
        return sorted(shown, key=lambda pair: (_is_later(pair[0]), pair[1].is_late))

    @property
    def observed_size(self) -> int:
        """How many numbers of an observation show house rules."""
        return sum(len(option.codes()) if how.one_a_value else 1 for option, how in self.observed())

    def observed_slots(self, record: np.dtype[Any]) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The rows of `majlis.kernel.options.observe_options`: byte, place, least code, span, whether one a value."""
        rows, place = [], 0
        assert record.fields is not None
        for option, how in self.observed():
            byte, codes = record.fields[f"opt_{option.name}"][1], option.codes()
            rows.append((byte, place, how.least, max(codes) - how.least, how.one_a_value))
            place += len(codes) if how.one_a_value else 1
        return np.array(rows, np.int64).reshape(-1, 5)


def _is_later(option: Option) -> bool:
    return isinstance(option, Choice) and option.is_later


class WindowKind(NamedTuple):
    """A time in which several may act; a table gives it the same length whatever they hold."""

    kind: str
    """`window-KIND` in the catalogue of words."""
    collects: bool
    """Whether what the asked choose is kept until the end; else somebody merely may speak before others play on."""


@dataclass(frozen=True)
class Definition:
    """A game: everything the rest of the package needs to know of it."""

    key: str
    version: int
    package: str
    options: Options
    refuse: Callable[[Chosen], tuple[str, str] | None]
    """Names an option that does not go with the others, and the word for why; or None."""
    record: np.dtype[Any]
    reasons: Mapping[int, Reason]
    actions: int
    """Action ids are 0 to actions - 1."""
    most_legal: int
    """No legal list is longer."""
    seats: int
    """No table has more."""
    observation: tuple[int, ...]
    """The shape of a seat's observation tensor."""
    minutes: tuple[int, int]
    """About how long a match of people takes by the usual rules, from a quick one to a slow one."""
    waits: frozenset[int] = field(default_factory=frozenset)
    """Engine-only actions of a seat that merely may speak; not among the texts of a match."""
    side: Callable[[Mapping[str, Any]], int] = lambda chosen: 1
    """How many seats win together, by the options."""
    seat_options: tuple[str, ...] = ()
    """Options that belong to persons: the number of a seat from 1 (0 is nobody's), or one value a seat. Where people
    change seats they go with them."""

    @classmethod
    def of(cls, package: str, state: ModuleType, minutes: tuple[int, int], **own: Any) -> "Definition":
        """A game by its `state.py`, where every game has the same names for the same things, and what is its own."""
        return cls(
            key=state.STATE.names[0],
            version=state.VERSION,
            package=package,
            options=state.OPTIONS,
            refuse=getattr(state, "refuse", lambda options: None),
            record=state.STATE,
            reasons=state.REASONS,
            actions=state.ACTIONS,
            most_legal=state.MOST_LEGAL,
            seats=state.SEATS,
            observation=state.OBSERVATION,
            minutes=minutes,
            **own,
        )

    def module(self, name: str) -> ModuleType:
        """One of the game's own files."""
        return importlib.import_module(f"{self.package}.{name}")

    def optional_module(self, name: str) -> ModuleType | None:
        """One of the game's modules or folders, if it has it."""
        found = importlib.util.find_spec(f"{self.package}.{name}")
        return None if found is None else self.module(name)

    @functools.cached_property
    def ops(self) -> ModuleType:
        """The game's compiled functions under their common names."""
        from majlis.kernel.ops import namespace

        files = [self.module(name) for name in ("rules", "knowledge")]
        functions = {name: value for file in files for name, value in vars(file).items()}
        sizes = {"SEATS": self.seats, "ACTIONS": self.actions, "MOST_LEGAL": self.most_legal}
        return namespace(self.key, functions, self.waits, **sizes)

    @functools.cached_property
    def has_instinct(self) -> bool:
        """Whether the game brings the hand-made knowledge that bots need."""
        return self.optional_module("instinct") is not None

    @functools.cached_property
    def heuristics(self) -> ModuleType:
        """The game's ops and, beside them, its hand-made knowledge."""
        from majlis.kernel.ops import extended

        if not self.has_instinct:
            raise MajlisError(f"{self.key} has no instinct.py yet, so only the random bot can play it")
        from majlis.kernel import impressions

        beside = self.optional_module("impression") or impressions
        return extended(self.ops, {**vars(self.module("instinct")), "impress": beside.impress})

    def bound(self, module: ModuleType) -> dict[str, Any]:
        """A shared algorithm's kernels for this game; one that says NEEDS_INSTINCT gets that, too."""
        return _once(module, self)

    @functools.cached_property
    def legend(self) -> "Legend | None":
        """What the numbers of actions and observations mean, if the game says so."""
        found = self.optional_module("legend")
        legend: Legend | None = None if found is None else found.LEGEND
        return legend

    @property
    def notation(self) -> ModuleType:
        return self.module("notation")

    @property
    def events(self) -> ModuleType:
        return self.module("events")

    @functools.cached_property
    def windows(self) -> ModuleType | None:
        """The windows in which several may act, if there are any: `window_kind`, `is_sealed` and DEFAULT_ACTION."""
        return self.optional_module("windows")

    @functools.cached_property
    def rematch(self) -> ModuleType | None:
        """Who leads in the next match, if the game says so: `leads_next(first, last, places)` gives a seat or None, by
        the first and the last state and the places; OPTION names the option for it, LEADER what a state calls whom the
        lot fell on."""
        return self.optional_module("rematch")

    @functools.cached_property
    def engine(self) -> ModuleType | None:
        """The game's own engine for bots that search, if it has one."""
        return self.optional_module("engine")

    @property
    def folder(self) -> Path:
        file = importlib.import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    def write_options(self, state: Any, chosen: Mapping[str, Any]) -> None:
        """Put the options into a state's record."""
        state["players"] = chosen["players"]
        for option in self.options:
            if option.name == "players":
                continue
            code = option.encode(chosen[option.name])
            if isinstance(code, tuple):
                state[f"opt_{option.name}"][: len(code)] = code
            else:
                state[f"opt_{option.name}"] = code


_BOUND: dict[tuple[str, str], dict[str, Any]] = {}


def _once(module: ModuleType, game: Definition) -> dict[str, Any]:
    """Bind a module to a game the first time it is asked for."""
    from majlis.kernel.ops import bind, unite
    from majlis.kernel.precompile import unit_of

    key = (module.__name__, game.key)
    if key not in _BOUND:
        ops = game.heuristics if getattr(module, "NEEDS_INSTINCT", False) else game.ops
        _BOUND[key] = bind(module, ops, game.key, game.record)
        if (unit := unit_of(game, module)) is not None:
            unite(unit, _BOUND[key])
    return _BOUND[key]
