/** The page says when it failed; until it is drawn, nobody waits for the promise. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
