/**
 * Work that one does for all who ask for it meanwhile. Who asks while it is under way shares the next run, which begins
 * after they have asked; its failure is theirs as well.
 */
export function together(work: () => Promise<void>): () => Promise<void> {
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
