import type { Audience, BotGoal, Clock, GameInfo, NewTable, SeatPlan } from "../wire";

/** A table being thought of: what is chosen so far. */
export interface Setup {
  players: number;
  /** House rules that somebody touched, without `players`; the one touched last stands last. */
  options: Record<string, unknown>;
  /** Whether the number of players was touched after all of them. */
  resized: boolean;
  seats: SeatPlan[];
  /** What bots play for. */
  goal: BotGoal;
  clock: Clock;
  /** Who may watch and talk, and whether guests may share a screen. */
  watch: Audience;
  talk: Audience;
  sharing: boolean;
}

export type Filling = "bots" | "links" | "device";

export function freshSetup(game: GameInfo): Setup {
  const players = Number(game.options.find((option) => option.name === "players")!.default);
  const clock: Clock = { kind: "none", seconds: 60, increment: 0 };
  const openness = { watch: "all", talk: "all", sharing: false } as const;
  return filled({ players, options: {}, resized: false, seats: [], goal: "win", clock, ...openness }, "links", 3);
}

/** Everybody but me, in one way. */
export function filled(setup: Setup, filling: Filling, level: number): Setup {
  const plans = {
    bots: { occupant: "bot", level },
    links: { occupant: "link" },
    device: { occupant: "device", name: null },
  } as const;
  const rest = Array.from({ length: setup.players - 1 }, () => ({ ...plans[filling] }));
  return { ...setup, seats: [{ occupant: "me" }, ...rest] };
}

/** The one way in which everybody but me is seated, if there is one. */
export function fillingOf(setup: Setup): Filling | null {
  const [mine, ...rest] = setup.seats;
  const fillings = new Set(rest.map(({ occupant }) => FILLINGS[occupant]));
  return mine?.occupant === "me" && fillings.size === 1 ? (fillings.values().next().value ?? null) : null;
}

const FILLINGS: Partial<Record<SeatPlan["occupant"], Filling>> = { bot: "bots", link: "links", device: "device" };

/** More or fewer players; new seats are filled like the last one. */
export function withPlayers(setup: Setup, players: number): Setup {
  const last = setup.seats.at(-1)!;
  const like: SeatPlan =
    last.occupant === "me" ? { occupant: "link" } : { ...last, ...("name" in last ? { name: null } : {}) };
  const seats = Array.from({ length: players }, (_, seat) => setup.seats[seat] ?? { ...like });
  const gone = setup.seats.slice(players).some((seat) => seat.occupant === "me");
  const next = { ...setup, players, seats, resized: true };
  return gone ? withSeat(next, 0, { occupant: "me" }) : next;
}

/** One seat otherwise; I sit in at most one, so another one of mine becomes a friend's. */
export function withSeat(setup: Setup, seat: number, plan: SeatPlan): Setup {
  const seats = setup.seats.map((before, number): SeatPlan => {
    if (number === seat) return plan;
    return plan.occupant === "me" && before.occupant === "me" ? { occupant: "link" } : before;
  });
  return { ...setup, seats };
}

export function withOption(setup: Setup, name: string, value: unknown): Setup {
  return { ...setup, resized: false, options: { ...without(setup.options, [name]), [name]: value } };
}

/** The usual again for some house rules. */
export function withoutOptions(setup: Setup, names: readonly string[]): Setup {
  return { ...setup, options: without(setup.options, names), resized: false };
}

function without(options: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));
}

/** What the server settles: everything touched, and the players; what was touched last stands last and is kept. */
export function askedOptions(setup: Setup): Record<string, unknown> {
  const { players, options, resized } = setup;
  return resized ? { ...options, players } : { players, ...options };
}

/** Whether nobody needs to be waited for. */
export function isFull(setup: Setup): boolean {
  return setup.seats.every((seat) => seat.occupant !== "link" && seat.occupant !== "free");
}

/** One number a seat, as typed: "3, 10". */
export function parseNumbers(text: string): (number | string)[] {
  const parts = text.split(/[,،\s]+/).filter(Boolean);
  // What is no number is sent as it is: the server says what is wrong with it.
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export function newTable(game: string, setup: Setup): NewTable {
  const seats = setup.seats.map((seat) =>
    seat.occupant === "device" ? { ...seat, name: seat.name?.trim() ? seat.name.trim() : null } : seat,
  );
  const { goal, clock, watch, talk, sharing } = setup;
  return { game, options: askedOptions(setup), seats, goal, clock, start: isFull(setup), watch, talk, sharing };
}
