import { signal } from '../signal.ts';
import { PartMissing } from './fetchedFirst.ts';

/** Why pages that were asked for are not there yet, by the function that tries again. */
const waiting = new Map<() => void, PartMissing['why']>();
const why = signal<PartMissing['why'] | undefined>(undefined);

/** Why the page that was asked for is not there yet, if it waits. */
export const useWaiting = why.use;

/** Tries again for all pages that wait. */
export function tryAgain(): void {
  const all = [...waiting.keys()];
  waiting.clear();
  why.set(undefined);
  for (const again of all) again();
}

// There is no window on the server.
if (typeof window !== 'undefined') window.addEventListener('online', tryAgain);

/** Whether a part of the page that one is on waits too. */
const partWaits = signal(false);
export const usePartWaits = partWaits.use;

/** A route's code. The navigation waits for it, however long it takes, so that meanwhile the page one is on stays. */
export const untilThere =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!(error instanceof PartMissing)) throw error;
        await new Promise<void>((again) => {
          waiting.set(again, error.why);
          why.set(error.why);
        });
      }
    }
  };

/** The code of a part of the page that one is on. */
export const untilPartThere = <Part>(load: () => Promise<Part>) =>
  untilThere(() =>
    load().then(
      (part) => {
        partWaits.set(false);
        return part;
      },
      (error: unknown) => {
        partWaits.set(true);
        throw error;
      },
    ),
  );
