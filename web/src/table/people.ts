/** The other people at a table: who they are, what they said, and whether one wants to hear it. */
import { changeSettings, settings } from "../settings.svelte";
import type { ChatMessage, TableView } from "../wire";

export interface Person {
  person: string;
  name: string;
  /** Where they sit; null for those who watch. */
  seat: number | null;
}

/** Everybody else who sits there, then whoever has said something. */
export function otherPeople(table: TableView, chat: readonly ChatMessage[]): Person[] {
  const mine = new Set([
    ...table.seats.flatMap((seat) => (seat.mine && seat.person !== null ? [seat.person] : [])),
    ...chat.flatMap((line) => (line.mine ? [line.person] : [])),
  ]);
  const seated = table.seats.flatMap(({ person, name, occupant }, seat) =>
    occupant === "person" && person !== null && name !== null ? [{ person, name, seat }] : [],
  );
  const spoken = [...chat].reverse().map(({ person, name, seat }) => ({ person, name, seat }));
  const found = new Map<string, Person>();
  for (const other of [...seated, ...spoken]) {
    if (!mine.has(other.person) && !found.has(other.person)) found.set(other.person, other);
  }
  return [...found.values()];
}

export function isMuted(person: string): boolean {
  return settings().muted.some((one) => one.person === person);
}

/** The lines that one wants to hear. */
export function unmuted(chat: readonly ChatMessage[]): ChatMessage[] {
  return chat.filter((line) => line.mine || !isMuted(line.person));
}

/** Hear somebody no longer, or again; they are not told. */
export function mute(person: string, name: string, on: boolean): void {
  const rest = settings().muted.filter((one) => one.person !== person);
  changeSettings({ muted: on ? [...rest, { person, name }] : rest });
}

/** Whether the table lets this page say something. */
export function mayTalk(table: TableView): boolean {
  if (table.talk === "nobody") return false;
  return table.talk === "all" || table.host || table.seats.some((seat) => seat.mine);
}
