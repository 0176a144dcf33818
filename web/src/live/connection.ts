import { newId } from "../device";
import type { Done, HintIs, Message, Refused, Request, Verdict } from "../wire";

/** A request without its id; the connection gives it one. */
export type Asked = Request extends infer One ? (One extends Request ? Omit<One, "id" | "again"> : never) : never;
export type Answer = Done | Refused | Verdict | HintIs;
export type Line = "opening" | "open" | "lost";

export interface ConnectionOptions {
  open: () => WebSocket;
  onMessage: (message: Message) => void;
  onLine: (line: Line) => void;
  /** What to say first on every new line: hello, and where this page is. */
  greet: () => Asked[];
  /** How many requests there are of which nobody knows yet whether they were carried out. */
  onDoubt?: (count: number) => void;
  pingEvery?: number;
  patience?: number;
}

interface Pending {
  asked: Asked;
  resolve: (answer: Answer) => void;
  /** How often it was sent. */
  sent: number;
  /** How often the answer was that nobody knows. */
  doubts: number;
  retry?: ReturnType<typeof setTimeout>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** How long to wait before trying again; the part of chance keeps a crowd from coming back at one moment. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + 0.5 * chance);
}

/** The page's one line to the house. It comes back by itself, and what was not answered is asked again under its id. */
export class Connection {
  readonly #options: Required<ConnectionOptions>;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = { pingEvery: 15_000, patience: 10_000, onDoubt: () => undefined, ...options };
  }

  start(): void {
    this.#closed = false;
    this.#options.onLine("opening");
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    for (const pending of this.#pending.values()) clearTimeout(pending.retry);
    this.#socket?.close(1000);
    this.#socket = null;
  }

  /** Try again at once, as when the network or the screen is back. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#attempt = 0;
    this.#connect();
  }

  /** Take a new line in place of this one, as after a new name: the house knows a line by its beginning. */
  renew(): void {
    const old = this.#socket;
    if (old?.readyState !== WebSocket.OPEN) return;
    clearInterval(this.#ping);
    this.#connect();
    old.close(1000);
  }

  /** Ask the house; the promise is kept even if the line is lost and comes back meanwhile. */
  ask(asked: Asked): Promise<Answer> {
    const id = newId();
    return new Promise((resolve) => {
      this.#pending.set(id, { asked, resolve, sent: 0, doubts: 0 });
      this.#send(id);
    });
  }

  /** Send what was not answered; the house is told if it may have had it before. */
  #send(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(pending.retry);
    const again = pending.sent++ > 0 ? { again: true } : {};
    this.#socket.send(JSON.stringify({ ...pending.asked, id, ...again }));
  }

  /** Nobody knows whether it was carried out: ask again, under the same id, until somebody does. */
  #doubt(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.retry = setTimeout(() => this.#send(id), waitBefore(pending.doubts++, Math.random()));
    this.#tellDoubt();
  }

  #tellDoubt(): void {
    this.#options.onDoubt([...this.#pending.values()].filter((pending) => pending.doubts > 0).length);
  }

  /** Say something whose answer does not matter; lost with the line. */
  tell(asked: Asked): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ ...asked, id: newId() }));
  }

  #connect(): void {
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#heard = Date.now();
      for (const asked of this.#options.greet()) this.tell(asked);
      for (const id of this.#pending.keys()) this.#send(id);
      this.#options.onLine("open");
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#checkLife(socket), this.#options.pingEvery);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #receive(message: Message): void {
    if (message.is === "unknown") {
      this.#doubt(message.id);
    } else if ("id" in message && message.id !== null) {
      const pending = this.#pending.get(message.id);
      clearTimeout(pending?.retry);
      this.#pending.delete(message.id);
      if (pending?.doubts) this.#tellDoubt();
      pending?.resolve(message);
    }
    this.#options.onMessage(message);
  }

  /** A line can be dead without anybody saying so: after a silence it is given up. */
  #checkLife(socket: WebSocket): void {
    if (Date.now() - this.#heard > this.#options.pingEvery + this.#options.patience) {
      socket.close();
      this.#lose(socket);
    } else {
      this.tell({ do: "ping" });
    }
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    if (this.#closed) return;
    this.#options.onLine("lost");
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt++, Math.random()));
  }
}
