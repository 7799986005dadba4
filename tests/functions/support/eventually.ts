import { setTimeout } from 'node:timers/promises';

/** Repeats a check until it stops throwing. The test's own timeout ends the wait for one that never does. */
export async function eventually(check: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (signal.aborted) throw error;
      await setTimeout(250);
    }
  }
}
