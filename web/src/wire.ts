// Made by tools/wire.py from src/majlis/server/protocol; do not edit by hand.

export const PROTOCOL = 3;

export type Lang = "en" | "ar" | "he";
export type Status = "waiting" | "playing" | "paused" | "over";
export type Occupant = "free" | "link" | "person" | "device" | "bot";
export type Audience = "all" | "players" | "nobody";
export type ReportReason = "insult" | "spam" | "name" | "unfair" | "other";

/** A time control. */
export interface Clock {
  kind: "bank" | "move" | "none";
  /** For each move, or in the bank at the start. */
  seconds: number;
  /** Added to the bank after each move. */
  increment: number;
}

/** How a seat is to be filled when a table is made, or by its host before the start. */
export interface SeatPlan {
  /** `me`: the one who asks; `free`: anybody from the lobby; `link`: whoever has the table's link; `device`: somebody else at the same screen; `bot`. */
  occupant: "bot" | "device" | "free" | "link" | "me";
  /** Of a bot. */
  level?: number;
  /** Of somebody at the same screen. */
  name?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  occupant: Occupant;
  /** As the person typed it, or generated; a bot has a number of the catalogue (`bot-name-N`) instead, or beside it where it plays on for a person under the name that people saw. */
  name: string | null;
  bot_name: number | null;
  /** Of a bot. */
  level: number | null;
  /** Whether this page's session holds it (a person's or a device's seat). */
  mine: boolean;
  /** Its player has no page open. */
  away: boolean;
  /** A bot plays for it until its player is back (`back`, or any move). */
  stand_in: boolean;
  /** Its player gave up; a bot plays it to the end. */
  resigned: boolean;
  /** How it is open while nobody sits there. */
  opening: "free" | "link";
  /** A sign of whoever holds it, the same at every table and under every name; null for bots and open seats. */
  person: string | null;
}

/** Somebody whom the host has removed. */
export interface Removed {
  person: string;
  name: string;
}

/** A seat's time. */
export interface Time {
  /** Milliseconds, at the moment of sending; null where there is no limit now. */
  left: number | null;
  running: boolean;
}

/** A time in which several may act; it has the same length whatever they hold. */
export interface Window {
  /** A message of the game's catalogue, `window-KIND`. */
  kind: string;
  /** Milliseconds in all; null: no end, where all the people sit at one page and nobody could be told anything. */
  length: number | null;
  /** Milliseconds, at the moment of sending; null: no end. */
  left: number | null;
  /** Whether this seat's answer is already kept. */
  answered: boolean;
  /** Whether answers are kept until it ends: no pause then. */
  collects: boolean;
}

/** How a match ended. */
export interface Outcome {
  places: number[];
  /** As the game counts; empty where all others gave up. */
  scores: number[];
  /** Seats that gave up, in order; they come last. */
  resigned: number[];
  /** Whether it was played to its end, or one side was left that had not given up. */
  by: "giving_up" | "play";
}

/** What one seat, or a spectator, knows and may do at a ply. */
export interface Position {
  ply: number;
  /** Whose knowledge this is; null is a spectator's. */
  seat: number | null;
  /** As `match.view(seat)`; see the game's page in docs. */
  view: Record<string, unknown>;
  /** Seats that may act now, the one asked first in front. */
  actors: number[];
  /** What this seat may do now, in the rulebook's notation, in a fixed order. */
  legal: string[];
  window: Window | null;
  outcome: Outcome | null;
  /** Whether this seat may ask now that its last move be taken back (`undo`): nobody has learnt anything since. */
  may_undo: boolean;
}

/** One action of the log, as one seat may be told of it. */
export interface Step {
  /** The ply it led to; 0 where it tells what was drawn before the first action. */
  ply: number;
  /** Who acted; at ply 0 whom the draw concerns. */
  seat: number;
  /** Each has `event`, a message `event-NAME` of the game's catalogue, and that message's arguments; seats count from 0. */
  events: Record<string, unknown>[];
}

/** Before a quick match, which begins by itself. */
export interface Quick {
  /** Milliseconds until bots take the free seats, at the moment of sending; null: somebody waits for people. */
  left: number | null;
  /** Whether this page's session lets bots in. */
  bots: boolean;
  /** Seats whose people wait for people. */
  against: number[];
}

/** A table as one page sees it. */
export interface TableView {
  id: string;
  game: string;
  options: Record<string, unknown>;
  clock: Clock;
  status: Status;
  seats: SeatInfo[];
  /** Whether this page's session is the host. */
  host: boolean;
  /** Of the host, who invites; null where the host does not sit at the table. */
  host_name: string | null;
  /** While people are sought for a quick match; it has no host. */
  quick: Quick | null;
  /** Whether there is a seat that this page's session may take, sitting at none. */
  may_sit: boolean;
  /** The match being played or just over. */
  match: string | null;
  watchers: number;
  /** While somebody asks to take a move back: the seats that have agreed, the asker's first. */
  undo: number[] | null;
  /** Seats that want another match. */
  rematch: number[];
  /** Seats that do not want another match now. */
  passed: number[];
  /** While another match is wished for: the seats whose answer is waited for. */
  awaited: number[];
  /** The table of the next match, once it stands. */
  next: string | null;
  /** The path of the invitation; only for those who sit there. */
  invite: string | null;
  /** Who may watch once the match has begun: all; `players`: those who sit there, and whom they have sent the invitation; `nobody` but those who sit there. */
  watch: Audience;
  /** Who may say something: all, those who sit there (and the host), or nobody. */
  talk: Audience;
  /** Whether guests may seat others at their screen; the host always may. */
  sharing: boolean;
  /** Whom the host has removed; only the host is told. */
  removed: Removed[];
  /** The seats that win together, once the match has begun. */
  sides: number[][];
  /** Whether bots act without a pause. */
  hurry: boolean;
}

/** A table in the lobby, or one of mine. */
export interface Listed {
  id: string;
  game: string;
  players: number;
  /** Seats that anybody may take. */
  free: number;
  status: Status;
  names: string[];
  /** Options that differ from the usual. */
  changed: string[];
  clock: Clock;
  my_turn: boolean;
  /** Whether people are sought for a quick match. */
  quick: boolean;
}

/** A match being played that anybody may watch: one could sit down there from the lobby. */
export interface Running {
  /** Of the table. */
  id: string;
  game: string;
  /** As they are seated; null is a bot, whose name has the number in `bot_names`. */
  names: (string | null)[];
  bot_names: (number | null)[];
  ply: number;
  /** As far as this process knows. */
  watchers: number;
  /** Options that differ from the usual. */
  changed: string[];
}

/** A line said at a table. */
export interface ChatMessage {
  number: number;
  /** null: a spectator. */
  seat: number | null;
  name: string;
  /** As it was typed, without control characters; to be shown as text, isolated (`dir=auto`). */
  text: string | null;
  /** Instead of a text: a message of the catalogue, `phrase-NAME`. */
  phrase: string | null;
  mine: boolean;
  /** A sign of whoever said it, as in `Seat`. */
  person: string;
}

/** An action with what a bot thinks of it. */
export interface Candidate {
  action: string;
  /** Of the first place, 0 to 1. */
  win_probability: number;
  /** Of the attention given to it, 0 to 1. */
  share: number;
}

/** The first message: the language of refusals. */
export interface Hello {
  type: "hello";
  lang?: Lang;
  id: string;
  again?: boolean;
}

/** Is the connection alive? */
export interface Ping {
  type: "ping";
  id: string;
  again?: boolean;
}

/** Follow the list of open tables, or stop following it. */
export interface Lobby {
  type: "lobby";
  on?: boolean;
  id: string;
  again?: boolean;
}

/** Follow a table. Gets `table`, then `position` or `steps` for every seat held here, then what happens. */
export interface Enter {
  type: "enter";
  table: string;
  /** From the invitation link; needed to take a `link` seat. */
  key?: string | null;
  /** The last ply this page has; then only what is missing is sent, if it is little. */
  ply?: number | null;
  id: string;
  again?: boolean;
}

/** Stop following a table. A seat held there is kept, and its player is away. */
export interface Exit {
  type: "exit";
  table: string;
  id: string;
  again?: boolean;
}

/** Take a seat, for oneself or for somebody else at this screen. */
export interface Sit {
  type: "sit";
  table: string;
  /** null: the first one that this session may take; who sits there already has it. */
  seat?: number | null;
  device?: boolean;
  /** Of somebody else at this screen. */
  name?: string | null;
  id: string;
  again?: boolean;
}

/** Give up a seat before the start. */
export interface Leave {
  type: "leave";
  table: string;
  seat: number;
  id: string;
  again?: boolean;
}

/** The host fills, frees or opens a seat before the start; a person who sat there is removed, and stays out of this table until the host lets them in again. */
export interface Arrange {
  type: "arrange";
  table: string;
  seat: number;
  plan: SeatPlan;
  id: string;
  again?: boolean;
}

/** The host lets somebody in again who was removed. */
export interface Readmit {
  type: "readmit";
  table: string;
  /** As in the table's `removed`. */
  person: string;
  id: string;
  again?: boolean;
}

/** The host says who may watch, who may talk, and whether guests may seat others at their screen; what is null stays as it is. */
export interface Allow {
  type: "allow";
  table: string;
  watch?: Audience | null;
  talk?: Audience | null;
  sharing?: boolean | null;
  id: string;
  again?: boolean;
}

/** The host begins the match; free seats are taken by bots if `fill` is set, else they refuse it. */
export interface Start {
  type: "start";
  table: string;
  fill?: boolean;
  level?: number;
  id: string;
  again?: boolean;
}

/** Act. `done` means that it is in the log, or, in a window, kept until the window ends. */
export interface Move {
  type: "move";
  table: string;
  seat: number;
  /** The ply at which it was chosen; another one is refused with the current position. */
  ply: number;
  action: string;
  id: string;
  again?: boolean;
}

/** May this seat do that, and if not, which rule forbids it? Answered by `verdict`. */
export interface Why {
  type: "why";
  table: string;
  seat: number;
  action: string;
  id: string;
  again?: boolean;
}

/** What would a bot do? Answered by `hint`. */
export interface Hint {
  type: "hint";
  table: string;
  seat: number;
  id: string;
  again?: boolean;
}

/** Stop the clocks and the play, or go on. Anybody who sits may, but for those who gave up where others play on; not while a window is open. */
export interface Pause {
  type: "pause";
  table: string;
  on?: boolean;
  id: string;
  again?: boolean;
}

/** Give up. With two sides the match ends at once, and the other one has won; with more a bot plays the seat to the end, and it comes last. Where partners play, a side has given up when all its people have. */
export interface Resign {
  type: "resign";
  table: string;
  seat: number;
  id: string;
  again?: boolean;
}

/** I am here again: the bot that kept my seat while my time was up hands it back. A move says so, too. */
export interface Back {
  type: "back";
  table: string;
  seat: number;
  id: string;
  again?: boolean;
}

/** The end of a round was looked at here. Once everybody who sits at the table says so the bots play on; else they do so by themselves after a while. For those who only watch nobody waits: they are refused. */
export interface Seen {
  type: "seen";
  table: string;
  id: string;
  again?: boolean;
}

/** Ask to take back one's last move, agree to it, or not. Only where nothing was revealed, drawn or decided by another since; where no other person sits, the bots' replies are taken back with it. */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  agree?: boolean;
  id: string;
  again?: boolean;
}

/** Want another match with the seats rotated, or not. It begins once everybody has answered who is at the table, or can be called to it and has not let that time pass. Where nobody else wants it, whoever asks again begins with bots in their place. */
export interface Rematch {
  type: "rematch";
  table: string;
  seat: number;
  /** Whoever does not agree is not waited for; in the next match a bot has the seat. */
  agree?: boolean;
  id: string;
  again?: boolean;
}

/** Let the bots act at once for the rest of this match; only where no other person sits. */
export interface Hurry {
  type: "hurry";
  table: string;
  on?: boolean;
  id: string;
  again?: boolean;
}

/** Say a line. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  id: string;
  again?: boolean;
}

/** Say one of the ready phrases (`phrase-NAME` in the catalogue). */
export interface Phrase {
  type: "phrase";
  table: string;
  phrase: string;
  id: string;
  again?: boolean;
}

/** Report somebody to those who run the server; what was said around it is kept with it. */
export interface Report {
  type: "report";
  table: string;
  /** As in a seat or a line. */
  person: string;
  reason: ReportReason;
  /** The number of the line it is about, if it is about one. */
  line?: number | null;
  note?: string;
  id: string;
  again?: boolean;
}

/** A request was carried out; a move is durable now. */
export interface Done {
  type: "done";
  id: string;
  /** Of a move: the ply it led to; null while it is kept in a window. */
  ply?: number | null;
}

/** A request was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  /** null where the frame could not be read at all. */
  id: string | null;
  /** Stable, for programs. */
  code: string;
  /** For people, in the page's language. */
  text: string;
  /** The rule that forbids it. */
  rule?: string | null;
}

/** Nobody can say yet whether a request was carried out; it is to be asked again, under the same id. */
export interface Unknown {
  type: "unknown";
  id: string;
  /** For people, in the page's language. */
  text: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  name: string;
  /** Of the server; another one than it was before means: load the page again. */
  version: string;
  /** The protocol that the server speaks; another one than the page's means: load the page again. */
  protocol: number;
}

/** The open tables and what is being played; sent again whenever they change. */
export interface LobbyInfo {
  type: "lobby";
  tables: Listed[];
  /** Matches that anybody may watch, the last one begun first. */
  playing: Running[];
}

/** The table; sent again whenever something other than the position changes. */
export interface TableInfo {
  type: "table";
  table: TableView;
  times: Time[];
}

/** This page follows a table no longer: its guest was removed, or only others may watch now. */
export interface TurnedAway {
  type: "turned_away";
  table: string;
  code: string;
  /** For people, in the page's language. */
  text: string;
}

/** A whole position for one seat (or the spectators), with the last steps that led to it. */
export interface PositionInfo {
  type: "position";
  table: string;
  position: Position;
  /** The last steps, oldest first, for the history; at most 200. */
  recent: Step[];
  times: Time[];
}

/** What happened since the ply this page has, and the position now; one for every seat held here. */
export interface Played {
  type: "played";
  table: string;
  /** One, or those missing after a reconnect or at the end of a window; never with a gap. */
  steps: Step[];
  position: Position;
  times: Time[];
}

/** A move was taken back; the position is as it was, under a new ply. */
export interface TakenBack {
  type: "taken_back";
  table: string;
  /** The ply whose position this is again; steps after it are out of the history. */
  back_to: number;
  position: Position;
  times: Time[];
}

/** Lines said at a table: one, or the last ones on entering. */
export interface ChatInfo {
  type: "chat";
  table: string;
  lines: ChatMessage[];
}

/** The answer to `why`. */
export interface Verdict {
  type: "verdict";
  id: string;
  allowed: boolean;
  code?: string | null;
  text?: string | null;
  rule?: string | null;
}

/** The answer to `hint`: actions, best first. */
export interface HintInfo {
  type: "hint";
  id: string;
  table: string;
  seat: number;
  ply: number;
  candidates: Candidate[];
}

/** Somebody is wanted at a table that none of their pages follows; said to all their pages, wherever they are. */
export interface Called {
  type: "called";
  table: string;
  game: string;
  /** Another match is wished for (`rematch` answers, from anywhere); it stands, with a seat kept; or it is one's turn. */
  why: "next" | "rematch" | "turn";
  seat: number;
  /** Who wants another match. */
  names: string[];
  /** The table of the next match. */
  next?: string | null;
}

/** A game is being made ready (compiled) for the first time on this machine. */
export interface Preparing {
  type: "preparing";
  game: string;
  /** 0 to 1. */
  done: number;
}

/** The session of a guest. */
export interface Me {
  /** As it was typed, or generated. */
  name: string;
  lang: Lang;
  /** Whether no name was chosen yet. */
  new: boolean;
}

/** Choose a name or a language. */
export interface Rename {
  name?: string | null;
  lang?: Lang | null;
}

/** A device at which a guest is known. */
export interface DeviceInfo {
  id: string;
  /** As people call it; empty if it is none that we know. */
  browser: string;
  system: string;
  made: string;
  seen: string;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** A code by which another device becomes one of mine: `/device#CODE`, once. */
export interface LinkInfo {
  code: string;
  /** For how long it is good. */
  minutes: number;
}

/** A code that another device has shown. */
export interface LinkCode {
  code: string;
}

/** A house rule; its words are `option-NAME` and its values' in the game's catalogue. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "numbers";
  /** At the usual number of players. */
  default: unknown;
  choices: unknown[];
  rule: string;
}

/** House rules by name; the game's words have `preset-NAME`, and in its `about` what it changes. */
export interface PresetInfo {
  name: string;
  options: Record<string, unknown>;
}

/** A game of the server. */
export interface GameInfo {
  key: string;
  version: number;
  /** `players` is the first. */
  options: OptionInfo[];
  /** Whether it is compiled. */
  ready: boolean;
  /** About how long a quick match of people takes. */
  least_minutes: number;
  /** About how long a slow one takes. */
  most_minutes: number;
  /** House rules by name; the first one changes nothing. */
  presets: PresetInfo[];
  /** Where its rules for the browser lie: `.wasm` behind it is the module, `.json` the manifest; null: not built. */
  rules: string | null;
  /** The names of the lessons of its course, in order; empty where it has none. */
  lessons: string[];
}

/** What somebody else does in a lesson. */
export interface LessonReply {
  seat: number;
  action: string;
}

/** Some bytes of a record, in hexadecimal. */
export interface RecordPiece {
  /** Where they begin. */
  at: number;
  bytes: string;
}

/** One turn of the learner, and what the others do after it. */
export interface LessonStepInfo {
  /** The actions that bring the lesson on. */
  do: string[];
  /** What follows, until it is the learner's turn again. */
  then: LessonReply[];
  /** Whether it is shown from the beginning what to do. */
  is_led: boolean;
}

/** A lesson of a game's course; its words are `lesson-NAME`, with `step-1`, `hint-1` and so on, and `done`. */
export interface LessonInfo {
  name: string;
  /** The rules it is about. */
  rules: string[];
  /** House rules that differ from the usual. */
  options: Record<string, unknown>;
  /** Where the learner sits. */
  seat: number;
  steps: LessonStepInfo[];
  /** The record of the position it begins at; what is in no piece is 0. */
  state: RecordPiece[];
  /** Of what is drawn after it, in hexadecimal. */
  seed: string;
}

/** How long things take at a table, in seconds, as the server is set; a page that referees itself keeps to it. */
export interface TableTiming {
  /** The lengths of windows by their kind; those of other kinds are as their game has them. */
  windows: Record<string, number>;
  /** After a rest as long as this a window begins anew. */
  away: number;
  /** The least that a bank holds when its owner is back after it ran out. */
  back: number;
  /** The longest a bot may really think. */
  thinking: number;
  /** How long bots seem to think, compared with people; 0 lets them act at once. */
  pace: number;
  /** How long bots leave people to look at the end of a round. */
  interlude: number;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  /** Only those that differ from the usual; `players` among them. */
  options: Record<string, unknown>;
  /** One a seat. */
  seats: SeatPlan[];
  clock?: Clock;
  /** Begin at once; every seat must be filled. */
  start?: boolean;
  /** Chosen by the page; who asks again with the same one gets the same table. */
  request?: string | null;
  /** Who may watch; see `TableView`. */
  watch?: Audience;
  /** Who may talk. */
  talk?: Audience;
  /** Whether guests may seat others at their screen. */
  sharing?: boolean;
}

/** Play with whoever wants to, now. */
export interface Seek {
  game: string;
  players: number;
  /** How strong the bots are that take the seats which stay free after a while; null: none. */
  bots?: number | null;
}

/** A table that was made. */
export interface TableMade {
  table: string;
}

/** Options with the usual ones filled in. */
export interface ResolvedOptions {
  /** All of them. */
  options: Record<string, unknown>;
  changed: string[];
  /** For each option what may be chosen at a table of that many players; empty where there is nothing to choose. */
  choices: Record<string, unknown[]>;
  /** Of `fit`: options that were given and did not go with the rest; they are as usual again. */
  gone: string[];
}

/** A match of mine, or one looked at by link. */
export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** Where it is being played; null when it is over. */
  table: string | null;
  /** As they were seated; null is a bot, whose name has the number in `bot_names`. */
  names: (string | null)[];
  bot_names: (number | null)[];
  plies: number;
  /** ISO 8601, UTC. */
  begun: string;
  ended: string | null;
  outcome: Outcome | null;
  /** My seats. */
  mine: number[];
  /** What a link to it needs so that others may read it, once it is over; null where anybody may. */
  key: string | null;
}

/** A stretch of a finished match as somebody saw it: the first position, and each step with the one after it. */
export interface Segment {
  first: Position;
  steps: Step[];
  positions: Position[];
  /** Events of what was drawn before the first action, in a stretch that begins there. */
  opening: Record<string, unknown>[];
}

/** Play on from a ply of a finished match, against bots. */
export interface PlayOn {
  ply: number;
  seat: number;
  level?: number;
  /** Chosen by the page; who asks again with the same one gets the same table. */
  request?: string | null;
}

/** An error of the HTTP part. */
export interface Rejection {
  code: string;
  /** In the language of the session. */
  text: string;
  /** The option that is wrong, where it is one. */
  option: string | null;
}

export type Request =
  | Hello
  | Ping
  | Lobby
  | Enter
  | Exit
  | Sit
  | Leave
  | Arrange
  | Readmit
  | Allow
  | Start
  | Move
  | Why
  | Hint
  | Pause
  | Resign
  | Back
  | Seen
  | Undo
  | Rematch
  | Hurry
  | Say
  | Phrase
  | Report;

export type Message =
  | Done
  | Refused
  | Unknown
  | Welcome
  | LobbyInfo
  | TableInfo
  | TurnedAway
  | PositionInfo
  | Played
  | TakenBack
  | ChatInfo
  | Verdict
  | HintInfo
  | Called
  | Preparing;
