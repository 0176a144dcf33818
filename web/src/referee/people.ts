/** A sign of whoever holds a seat: at a table of the page's own there is one page, so one person. */
export function publicId(session: string): string {
  return session;
}
