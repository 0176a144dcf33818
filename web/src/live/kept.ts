import { siteData } from "../siteData";
import { ApiError } from "./api";

/** A server that does not answer is waited for so long, in milliseconds, where there is something kept to go on with. */
const PATIENCE = 4000;

/** What the server told last under this name in this browser; null if nothing is kept, or it is not understood. */
function kept<T>(name: string): T | null {
  try {
    return JSON.parse(siteData.read(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/**
 * What the server tells, kept for when it cannot be reached; then what it told last, and `isFresh` is false.
 * Whoever was never told anything has the error.
 */
export async function toldOrKept<T>(name: string, ask: () => Promise<T>): Promise<{ value: T; isFresh: boolean }> {
  const before = kept<T>(name);
  try {
    const value = await (before === null ? ask() : inTime(ask()));
    keep(name, value);
    return { value, isFresh: true };
  } catch (error) {
    if (before === null || !(error instanceof ApiError)) throw error;
    return { value: before, isFresh: false };
  }
}

export function keep(name: string, value: unknown): void {
  siteData.write(name, JSON.stringify(value));
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiError("offline", "", 0)), PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
