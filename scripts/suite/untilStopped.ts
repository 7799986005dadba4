import type { Suite } from './suite.ts';

/** Waits for Ctrl-C or the suite's own end, stops everything, and ends the process. */
export async function untilStopped(suite: Suite, alsoStop: () => Promise<void> = async () => {}) {
  const interrupted = new Promise<'interrupted'>((resolve) => {
    process.on('SIGINT', () => resolve('interrupted'));
    process.on('SIGTERM', () => resolve('interrupted'));
  });
  const reason = await Promise.race([interrupted, suite.ended]);
  if (reason === 'interrupted') process.stdout.write('\nStopping …\n');
  await alsoStop();
  await suite.stop();
  if (reason !== 'interrupted' && reason !== undefined) {
    process.stderr.write(`\n${reason}\nWhole log: ${suite.logFile}\n`);
    process.exit(1);
  }
  process.exit(0);
}
