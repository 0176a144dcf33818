/** How a page speaks with whoever referees a table: the server over a socket, or a worker of its own. */
import type { Done, HintInfo, Refused, Request, Verdict } from "../wire";

/** A request without its id; the connection gives it one. */
export type RequestBody = Request extends infer One ? (One extends Request ? Omit<One, "id" | "again"> : never) : never;
export type Answer = Done | Refused | Verdict | HintInfo;

/** What is asked is answered by its promise; what happens besides comes as messages, to whoever made the connection. */
export interface Connection {
  ask(body: RequestBody): Promise<Answer>;
  /** Say something whose answer does not matter. */
  tell(body: RequestBody): void;
}
