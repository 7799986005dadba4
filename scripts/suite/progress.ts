/** Seconds since the command was typed, installation included. */
export function secondsSinceStart(): number {
  const startedAt = Number(process.env.STARTED_AT) || Date.now() - process.uptime() * 1000;
  return Math.round((Date.now() - startedAt) / 100) / 10;
}

/** How often a silent step reports progress, in milliseconds. */
const reminderMs = 10_000;

/**
 * Runs one step of a longer command. Prints its start, its end, and its progress every ten seconds unless it prints output
 * itself (`isShown`).
 */
export async function step<T>(label: string, work: () => Promise<T>, isShown = false): Promise<T> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  process.stdout.write(`  … ${label}\n`);
  const remind = () => process.stdout.write(`  … ${label} (${seconds().toFixed(0)} s)\n`);
  const reminder = isShown ? undefined : setInterval(remind, reminderMs);
  try {
    const result = await work();
    process.stdout.write(`  ✓ ${label} (${seconds().toFixed(1)} s)\n`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Prints an error as a sentence, without a stack, and ends with code 1. */
export function fail(error: unknown): never {
  process.stderr.write(`\n${messageOf(error)}\n`);
  process.exit(1);
}
