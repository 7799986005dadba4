/** How a long piece of work tells where it is, and is told to stop. */
export interface Progress {
  /** Something is to be read. */
  readonly say: (text: string) => void;
  /** So many more are done. */
  readonly advance: (count: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export const silent: Progress = { say: () => undefined, advance: () => undefined };

export const inWords = (count: number): string => count.toLocaleString('en');

const everyMs = 2000;

/** Prints the count every two seconds. */
export function printed(signal: AbortSignal): Progress {
  let total = 0;
  let last = Date.now();
  return {
    signal,
    say(text) {
      total = 0;
      last = Date.now();
      process.stdout.write(`  ${text}\n`);
    },
    advance(count) {
      total += count;
      if (Date.now() - last < everyMs) return;
      last = Date.now();
      process.stdout.write(`    ${inWords(total)}\n`);
    },
  };
}
