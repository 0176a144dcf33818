/** Milliseconds after which a database that has not answered never does: some browsers say nothing then. */
const PATIENCE = 10_000;

/** What is promised, or a failure where it takes too long. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database does not answer")), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
