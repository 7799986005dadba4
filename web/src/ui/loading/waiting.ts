import { signal } from '../signal.ts';
import { PartMissing } from './fetchedFirst.ts';

/** Why requested pages have not loaded yet, by their retry function. */
const waiting = new Map<() => void, PartMissing['why']>();
const why = signal<PartMissing['why'] | undefined>(undefined);

/** Why the requested page has not loaded yet, if it waits. */
export const useWaiting = why.use;

/** Retries all waiting pages. */
export function tryAgain(): void {
  const all = [...waiting.keys()];
  waiting.clear();
  why.set(undefined);
  for (const again of all) again();
}

// There is no window on the server.
if (typeof window !== 'undefined') window.addEventListener('online', tryAgain);

/** Whether a part of the current page waits too. */
const partWaits = signal(false);
export const usePartWaits = partWaits.use;

/** Loads a route's code. The navigation waits for it, so that the current page stays until then. */
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

/** Loads the code of a part of the current page. */
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
