const work: (() => Promise<unknown>)[] = [];

/** Registers a cleanup that runs when all rows are measured. */
export const atEnd = (close: () => Promise<unknown>) => work.push(close);

/** In reverse order. */
export async function cleanUp(): Promise<void> {
  for (const close of work.splice(0).toReversed()) await close();
}
