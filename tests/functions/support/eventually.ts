import { setTimeout } from 'node:timers/promises';

/** Repeats a check until it stops throwing, or the test times out. */
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
