/** Calls during a run, and the rest after it, share the next run; if it fails, it fails for all of them. */
export function coalesce(
  work: () => Promise<void>,
  rest: () => Promise<unknown> = () => Promise.resolve(),
): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next) return next;
    const run = last.then(() => {
      next = undefined;
      return work();
    });
    last = run.catch(() => undefined).then(rest);
    next = run;
    return run;
  };
}

/** Waits for all, even if one fails, and then throws the first failure. */
export async function settleAll(runs: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(runs)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
