import {
  type Called,
  type ChatMessage,
  type Listed,
  type Message,
  type Position,
  type Preparing,
  PROTOCOL,
  type Running,
  type Step,
  type TableView,
  type Time,
} from "../wire";

/** What one seat held here (or a spectator) sees. */
export interface SeatView {
  position: Position;
  /** The steps that led here from the position before; none after a resync. */
  fresh: Step[];
  /** The steps so far, oldest first. */
  history: Step[];
  /** When the position came, on the page's own clock; windows count from there. */
  at: number;
}

/** The table this page follows. */
export interface TableState {
  id: string;
  table: TableView | null;
  times: Time[];
  /** When the times came, on the page's own clock. */
  timesAt: number;
  /** By seat; "watch" is a spectator's. */
  seatViews: Record<string, SeatView>;
  chat: ChatMessage[];
  /** Why this page follows the table no longer, in words; null while it does. */
  away: string | null;
}

/** Everything the server has told this page. */
export interface ClientState {
  version: string | null;
  /** Whether the server is newer than this page. */
  updateAvailable: boolean;
  lobby: Listed[] | null;
  /** Matches being played that anybody may watch. */
  playing: Running[];
  /** How far games are that are being made ready. */
  preparing: Record<string, number>;
  table: TableState | null;
  /** Tables elsewhere at which whoever uses this page is wanted, the last one last. */
  calls: Called[];
}

export const EMPTY: ClientState = {
  version: null,
  updateAvailable: false,
  lobby: null,
  playing: [],
  preparing: {},
  table: null,
  calls: [],
};
const LONGEST_HISTORY = 2000;
const LONGEST_CHAT = 300;

export function seatViewKey(seat: number | null): string {
  return seat === null ? "watch" : String(seat);
}

/** Begin to follow a table; what was known of another is forgotten. */
export function withTable(state: ClientState, id: string): ClientState {
  const table: TableState = { id, table: null, times: [], timesAt: 0, seatViews: {}, chat: [], away: null };
  // Whoever has come need not be called there any more.
  const calls = state.calls.filter((call) => call.table !== id && call.next !== id);
  return state.table?.id === id ? { ...state, calls } : { ...state, calls, table };
}

/** Forget that somebody is wanted at a table. */
export function withoutCall(state: ClientState, table: string): ClientState {
  return { ...state, calls: state.calls.filter((call) => call.table !== table) };
}

export function withoutTable(state: ClientState): ClientState {
  return { ...state, table: null };
}

/** The last ply that every view of the followed table has; with it the server sends only what is missing. */
export function lastPly(state: ClientState): number | null {
  const plies = Object.values(state.table?.seatViews ?? {}).map((seatView) => seatView.position.ply);
  return plies.length ? Math.min(...plies) : null;
}

/** The state after a message. Nothing is changed in place. */
export function apply(state: ClientState, message: Message, now: number): ClientState {
  switch (message.type) {
    case "welcome": {
      const isRenewed = state.version !== null && state.version !== message.version;
      const updateAvailable = isRenewed || message.protocol !== PROTOCOL;
      return { ...state, version: message.version, updateAvailable: state.updateAvailable || updateAvailable };
    }
    case "lobby":
      return { ...state, lobby: message.tables, playing: message.playing };
    case "called":
      // Whoever looks at the table sees it there.
      if (state.table?.id === message.table || (message.next && state.table?.id === message.next)) return state;
      return { ...state, calls: [...withoutCall(state, message.table).calls, message] };
    case "preparing":
      return { ...state, preparing: prepared(state.preparing, message) };
    case "table":
      return at(state, message.table.id, (table) => withTableNews(table, message.table, message.times, now));
    case "turned_away":
      return at(state, message.table, (table) => ({
        ...table,
        table: null,
        seatViews: {},
        chat: [],
        away: message.text,
      }));
    case "position":
      return at(state, message.table, (table) =>
        withSeatView(table, message.times, now, {
          position: message.position,
          fresh: opening(table, message.position, message.recent),
          history: message.recent,
          at: now,
        }),
      );
    case "played":
      return at(state, message.table, (table) => {
        const before = table.seatViews[seatViewKey(message.position.seat)];
        // A late echo of what is already known, as after a reconnect.
        if (before && message.position.ply < before.position.ply) return table;
        return withSeatView(table, message.times, now, extended(before, message.steps, message.position, now));
      });
    case "taken_back":
      return at(state, message.table, (table) => {
        const before = table.seatViews[seatViewKey(message.position.seat)];
        const history = (before?.history ?? []).filter((step) => step.ply <= message.back_to);
        return withSeatView(table, message.times, now, { position: message.position, fresh: [], history, at: now });
      });
    case "chat":
      return at(state, message.table, (table) => ({ ...table, chat: mergedChat(table.chat, message.lines) }));
    default:
      // `done`, `refused`, `verdict` and `hint` answer one request and are no part of the state.
      return state;
  }
}

/** What was drawn before the first action is news to whoever sees the match begin. */
function opening(table: TableState, { ply, seat }: Position, recent: Step[]): Step[] {
  return ply === 0 && !table.seatViews[seatViewKey(seat)] ? recent : [];
}

function at(state: ClientState, id: string, change: (table: TableState) => TableState): ClientState {
  return state.table?.id === id ? { ...state, table: change(state.table) } : state;
}

/** A seat that is no longer held here takes its knowledge with it. */
function withTableNews(state: TableState, table: TableView, times: Time[], now: number): TableState {
  const held = table.seats.flatMap((seat, number) => (seat.mine ? [String(number)] : []));
  const keys = held.length ? held : ["watch"];
  const seatViews = Object.fromEntries(Object.entries(state.seatViews).filter(([key]) => keys.includes(key)));
  return { ...state, table, times, timesAt: now, seatViews, away: null };
}

function withSeatView(state: TableState, times: Time[], now: number, seatView: SeatView): TableState {
  const seatViews = { ...state.seatViews, [seatViewKey(seatView.position.seat)]: seatView };
  return { ...state, seatViews, times, timesAt: now };
}

function extended(before: SeatView | undefined, steps: Step[], position: Position, now: number): SeatView {
  const known = before?.position.ply ?? -1;
  const fresh = steps.filter((step) => step.ply > known);
  const history = [...(before?.history ?? []), ...fresh].slice(-LONGEST_HISTORY);
  return { position, fresh, history, at: now };
}

function mergedChat(chat: ChatMessage[], lines: ChatMessage[]): ChatMessage[] {
  const numbers = new Set(chat.map((line) => line.number));
  const fresh = lines.filter((line) => !numbers.has(line.number));
  return [...chat, ...fresh].sort((one, other) => one.number - other.number).slice(-LONGEST_CHAT);
}

function prepared(before: Record<string, number>, { game, done }: Preparing): Record<string, number> {
  return { ...before, [game]: done };
}
