/** The page's way to the worker that referees its own tables: the messages of the wire, and calls in place of HTTP. */

import { newId } from "../device";
import { ApiError } from "../live/api";
import type { Answer, Connection, RequestBody } from "../live/connection";
import type { Message, Request, TableTiming } from "../wire";
import type { CallName, Calls, FromWorker, ToWorker } from "./calls";
import { Heartbeat } from "./heartbeat";
import { said, type SayHere } from "./unsaid";

/** What of a worker is used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: Event) => void) | null;
  terminate(): void;
}

/** What a connection needs of the page, and tells it. */
export interface PageSide {
  /** Another worker. */
  open(): WorkerLike;
  say: SayHere;
  onMessage(message: Message): void;
  /** The worker had fallen silent; another one has taken its place and knows what is kept. */
  onRestart(): void;
  /** What is played from now on is gone with the page. */
  onUnkept(): void;
}

/** Somebody who waits for an answer, and what they asked: whoever takes a silent worker's place is asked it again. */
interface Asked {
  message: ToWorker;
  answer: (answer: Answer) => void;
}
interface Called {
  message: ToWorker;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** The code of an answer where nobody referees here. */
export const NO_REFEREE = "no_referee";
/** Milliseconds after which a worker that has not said a word will never do so. */
const PATIENCE = 20_000;
/** Workers that may fall silent one after the other before it is no use to begin another. */
const MOST_SILENT = 2;

export class WorkerConnection implements Connection {
  readonly #page: PageSide;
  readonly #asked = new Map<string, Asked>();
  readonly #called = new Map<number, Called>();
  readonly #heartbeat: Heartbeat;
  #worker: WorkerLike;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is said once the worker knows what it must know first; null when it does. */
  #held: ToWorker[] | null = [];
  /** What it must know first. */
  #beginning: ToWorker | null = null;
  #isReady = false;
  #hasFailed = false;
  #calls = 0;

  constructor(page: PageSide) {
    this.#page = page;
    this.#heartbeat = new Heartbeat(
      () => this.#worker.postMessage({ ping: true }),
      () => this.#restart(),
    );
    this.#worker = this.#opened();
  }

  #opened(): WorkerLike {
    const worker = this.#page.open();
    this.#isReady = false;
    this.#timer = setTimeout(() => this.#fail(), PATIENCE);
    worker.onmessage = ({ data }) => this.#told(data);
    // What goes wrong later is told to whoever asked for it, and the worker goes on.
    worker.onerror = () => {
      if (!this.#isReady) this.#fail();
    };
    return worker;
  }

  /** Whether nothing can be refereed here. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Where the rules of the games lie, and how long things take; nothing is done before. */
  begin(rules: Record<string, string>, timing: TableTiming): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#beginning = { begin: { rules, timing } };
    this.#post(this.#beginning);
    for (const message of held) this.#post(message);
  }

  ask(body: RequestBody): Promise<Answer> {
    const id = newId();
    const message: ToWorker = { request: { ...body, id } as Request };
    return new Promise((answer) => {
      this.#asked.set(id, { message, answer });
      this.#post(message);
    });
  }

  tell(body: RequestBody): void {
    this.#post({ request: { ...body, id: newId() } as Request });
  }

  call<Name extends CallName>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    const call = ++this.#calls;
    const message: ToWorker = { call, name, args };
    return new Promise((resolve, reject) => {
      this.#called.set(call, { message, resolve, reject });
      this.#post(message);
    });
  }

  /** Answer all who wait that nobody referees here, and forget what they asked. */
  refuse(): void {
    if (this.#held) this.#held = [];
    const text = this.#page.say(null, "wrong-referee", {});
    for (const [id, { answer }] of this.#asked) answer({ type: "refused", id, code: NO_REFEREE, text, rule: null });
    this.#asked.clear();
    for (const { reject } of this.#called.values()) reject(new ApiError(NO_REFEREE, text, 0));
    this.#called.clear();
  }

  #fail(): void {
    this.#end();
    this.#hasFailed = true;
    this.refuse();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#heartbeat.stop();
    this.#worker.onmessage = this.#worker.onerror = null;
    this.#worker.terminate();
  }

  /** The worker has fallen silent: another one goes on with what is kept, and is asked what was not answered. */
  #restart(): void {
    if (this.#heartbeat.silences > MOST_SILENT || !this.#beginning) return this.#fail();
    this.#end();
    this.#worker = this.#opened();
    this.#post(this.#beginning);
    const unanswered = [...this.#asked.values(), ...this.#called.values()];
    this.#page.onRestart();
    for (const { message } of unanswered) this.#post(message);
  }

  #post(message: ToWorker): void {
    if (this.#hasFailed) this.refuse();
    else if (this.#held) this.#held.push(message);
    else this.#worker.postMessage(message);
  }

  #told(data: FromWorker): void {
    this.#heartbeat.heard();
    if ("ready" in data) {
      this.#isReady = true;
      clearTimeout(this.#timer);
      this.#heartbeat.start();
    } else if ("failed" in data) {
      this.#fail();
    } else if ("unkept" in data) {
      this.#page.onUnkept();
    } else if ("message" in data) {
      this.#heard(data.message);
    } else if ("call" in data) {
      this.#returned(data);
    }
  }

  #heard(told: Message): void {
    const message = "text" in told && told.text ? { ...told, text: said(told.text, this.#page.say) } : told;
    if ("id" in message && message.id !== null) {
      this.#asked.get(message.id)?.answer(message as Answer);
      this.#asked.delete(message.id);
    }
    this.#page.onMessage(message);
  }

  #returned(data: Extract<FromWorker, { call: number }>): void {
    const waiting = this.#called.get(data.call);
    this.#called.delete(data.call);
    if ("value" in data) {
      waiting?.resolve(data.value as never);
    } else {
      const { code, text, option } = data.failure;
      waiting?.reject(new ApiError(code, said(text, this.#page.say), code.startsWith("no_such") ? 404 : 422, option));
    }
  }
}
