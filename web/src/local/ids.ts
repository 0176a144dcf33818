/** Ids of tables that the page referees itself, and of their matches; the server's own have no such beginning. */

import { newId } from "../device";

const MARK = "local-";

/** The id of a table that is made for a request: who asks again with the same one gets the same table. */
export function localId({ request }: { request?: string | null }): string {
  return MARK + (request ?? newId());
}

export function isLocal(id: string): boolean {
  return id.startsWith(MARK);
}
