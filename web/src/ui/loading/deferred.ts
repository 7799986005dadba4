/** Marks the promise as handled: the page shows the failure, but awaits it only when rendered. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
