import { signal } from '../signal.ts';
import { ChunkLoadError } from './fetchedFirst.ts';

/** Why requested pages have not loaded yet, by their retry function. */
const waiting = new Map<() => void, ChunkLoadError['reason']>();
const reason = signal<ChunkLoadError['reason'] | undefined>(undefined);

/** Why the requested page has not loaded yet, if it waits. */
export const useWaiting = reason.use;

/** Retries all waiting pages. */
export function tryAgain(): void {
  const all = [...waiting.keys()];
  waiting.clear();
  reason.set(undefined);
  for (const again of all) again();
}

// There is no window on the server.
if (typeof window !== 'undefined') window.addEventListener('online', tryAgain);

/** Whether a part of the current page waits too. */
const islandWaits = signal(false);
export const useIslandWaits = islandWaits.use;

/** Loads a route's code. The navigation waits for it, so that the current page stays until then. */
export const untilLoaded =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!(error instanceof ChunkLoadError)) throw error;
        await new Promise<void>((again) => {
          waiting.set(again, error.reason);
          reason.set(error.reason);
        });
      }
    }
  };

/** Loads the code of a part of the current page. */
export const untilIslandLoaded = <Code>(load: () => Promise<Code>) =>
  untilLoaded(() =>
    load().then(
      (code) => {
        islandWaits.set(false);
        return code;
      },
      (error: unknown) => {
        islandWaits.set(true);
        throw error;
      },
    ),
  );
