/**
 * Shares work between callers. Calls during a run share the next run, which begins after they asked; if it fails, it
 * fails for all of them.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next) return next;
    const run = last.then(() => {
      next = undefined;
      return work();
    });
    last = run.catch(() => undefined);
    next = run;
    return run;
  };
}
