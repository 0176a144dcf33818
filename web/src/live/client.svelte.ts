import { language } from "../words/words.svelte";
import { isLocal } from "../local/ids";
import { worker } from "../local/own";
import { tabData } from "../siteData";
import type { Message } from "../wire";
import type { Answer, Connection, RequestBody } from "./connection";
import { type ConnectionStatus, SocketConnection } from "./socketConnection";
import { apply, type ClientState, EMPTY, lastPly, withoutCall, withoutTable, withTable } from "./store";

/** The page's connections and what they have heard, for components to read. */
let state = $state.raw<ClientState>(EMPTY);
let status = $state<ConnectionStatus>("opening");
/** Whether the connection was lost since it was first there. */
let wasLost = $state(false);

/** Requests of which nobody knows yet whether they were carried out. */
let unconfirmed = $state(0);

const ENDED = "majlis-ended";

let followed: { id: string; key: string | null; entered: boolean } | null = null;
let inLobby = false;

/** Whoever referees tells something. */
export function hear(message: Message): void {
  state = apply(state, message, performance.now());
}

/** Who referees a table: the server, or this page's worker. */
function refereeOf(table: string): Connection {
  return isLocal(table) ? worker() : socket;
}

const socket = new SocketConnection({
  open: () => new WebSocket(new URL("/ws", location.href.replace(/^http/, "ws"))),
  onMessage: hear,
  onStatus: (now) => {
    status = now;
    if (now === "lost") wasLost = true;
  },
  onUnconfirmed: (count) => (unconfirmed = count),
  onEnded: () => {
    tabData.write(ENDED, "yes");
    // Everything this page knows was of a guest who is not known here any more.
    location.assign("/");
  },
  greet: () => [
    { type: "hello", lang: language() },
    ...(inLobby ? [{ type: "lobby", on: true } as const] : []),
    // A first entering that was not answered is asked again by itself.
    ...(followed?.entered && !isLocal(followed.id)
      ? [{ type: "enter", table: followed.id, key: followed.key, ply: lastPly(state) } as const]
      : []),
  ],
});

export function client(): ClientState {
  return state;
}

export function connectionStatus(): ConnectionStatus {
  return status;
}

export function wasDisconnected(): boolean {
  return wasLost;
}

/** Whether the page begins anew because its device was ended from another one; told once. */
export function takeEndedFlag(): boolean {
  const is = tabData.read(ENDED) === "yes";
  tabData.forget(ENDED);
  return is;
}

export function hasUnconfirmed(): boolean {
  return unconfirmed > 0;
}

/** Open the connection, and keep it; returns how to stop. */
export function openConnection(): () => void {
  socket.start();
  const retryNow = () => {
    if (document.visibilityState === "visible") socket.retryNow();
  };
  addEventListener("online", retryNow);
  document.addEventListener("visibilitychange", retryNow);
  return () => {
    removeEventListener("online", retryNow);
    document.removeEventListener("visibilitychange", retryNow);
    socket.stop();
  };
}

export function ask(body: RequestBody): Promise<Answer> {
  return ("table" in body ? refereeOf(body.table) : socket).ask(body);
}

/** Tell the server in which language its refusals should be. */
export function sendLanguage(): void {
  socket.tell({ type: "hello", lang: language() });
}

/** Let the server know this browser's new name on the connection, too. */
export function reconnect(): void {
  socket.reopen();
}

/** Forget that somebody is wanted at a table. */
export function dismissCall(table: string): void {
  state = withoutCall(state, table);
}

export function followLobby(on: boolean): void {
  if (inLobby === on) return;
  inLobby = on;
  socket.tell({ type: "lobby", on });
}

/** Follow a table; the answer says whether there is one. */
export async function enterTable(id: string, key: string | null): Promise<Answer> {
  if (followed && followed.id !== id) refereeOf(followed.id).tell({ type: "exit", table: followed.id });
  const entering = { id, key, entered: false };
  followed = entering;
  state = withTable(state, id);
  const answer = await refereeOf(id).ask({ type: "enter", table: id, key, ply: null });
  if (answer.type === "done") entering.entered = true;
  return answer;
}

/** Enter the table that this page follows and referees itself once more, by a referee who has only just come. */
export async function enterAgain(): Promise<void> {
  if (!followed?.entered || !isLocal(followed.id)) return;
  const { id } = followed;
  const answer = await worker().ask({ type: "enter", table: id, key: null, ply: null });
  if (answer.type === "refused") hear({ ...answer, type: "turned_away", table: id });
}

export function exitTable(id: string): void {
  if (followed?.id !== id) return;
  followed = null;
  state = withoutTable(state);
  refereeOf(id).tell({ type: "exit", table: id });
}
