import type { Suite } from './suite.ts';

/** Waits until Ctrl-C or a failure ends the suite, stops the other programs, and exits. */
export async function untilStopped(suite: Suite, alsoStop: () => Promise<void> = async () => {}) {
  const reason = await suite.ended;
  await alsoStop();
  if (reason === undefined) process.exit(0);
  process.stderr.write(`\n${reason}\nWhole log: ${suite.logFile}\n`);
  process.exit(1);
}
