/** Seconds since the command was typed, installation included. */
export function secondsSinceStart(): number {
  const startedAt = Number(process.env.STARTED_AT) || Date.now() - process.uptime() * 1000;
  return Math.round((Date.now() - startedAt) / 100) / 10;
}

/** Runs one step of a longer command and says so before and after. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  process.stdout.write(`  … ${label}\n`);
  const result = await work();
  process.stdout.write(`  ✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Prints an error as a sentence, without a stack, and ends with code 1. */
export function fail(error: unknown): never {
  process.stderr.write(`\n${messageOf(error)}\n`);
  process.exit(1);
}
