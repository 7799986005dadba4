const work: (() => Promise<unknown>)[] = [];

/** Registers what has to be closed when all rows have been measured. */
export const atEnd = (close: () => Promise<unknown>) => work.push(close);

/** The last that was opened is closed first. */
export async function cleanUp(): Promise<void> {
  for (const close of work.splice(0).toReversed()) await close();
}
