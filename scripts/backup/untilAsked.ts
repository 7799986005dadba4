import { messageOf } from '../suite/progress.ts';

/** The exit code of a program that Ctrl-C ended. */
const interrupted = 130;

/** Runs a command that Ctrl-C stops between two pieces of work. Ends with code 1 after a fault, and says it without a stack. */
export async function untilAsked(
  work: (signal: AbortSignal) => Promise<void>,
  whenStopped: string,
): Promise<void> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());
  try {
    await work(stop.signal);
  } catch (error) {
    process.stderr.write(`\n${stop.signal.aborted ? whenStopped : messageOf(error)}\n`);
    process.exitCode = stop.signal.aborted ? interrupted : 1;
  }
}
