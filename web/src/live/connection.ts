/** How a page speaks with whoever referees a table: the server over a socket, or a worker of its own. */
import type { Message, Request, Unknown } from "../wire";

/** A request without its id; the connection gives it one. */
export type RequestBody = Request extends infer One ? (One extends Request ? Omit<One, "id" | "again"> : never) : never;
/** Whatever carries the id of a request; one that is `unknown` is asked again, so no promise ends with it. */
export type Answer = Exclude<Extract<Message, { id: string | null }>, Unknown>;

/** What is asked is answered by its promise; what happens besides comes as messages, to whoever made the connection. */
export interface Connection {
  ask(body: RequestBody): Promise<Answer>;
  /** Say something whose answer does not matter. */
  tell(body: RequestBody): void;
}
