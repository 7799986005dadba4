import { signal } from '../signal.ts';
import { ChunkLoadError } from './fetchedFirst.ts';

const waiting = new Map<() => void, ChunkLoadError['reason']>();
const reason = signal<ChunkLoadError['reason'] | undefined>(undefined);

export const useWaiting = reason.use;

export function tryAgain(): void {
  const all = [...waiting.keys()];
  waiting.clear();
  reason.set(undefined);
  for (const again of all) again();
}

if (typeof window !== 'undefined') window.addEventListener('online', tryAgain);

const islandWaits = signal(false);
export const useIslandWaits = islandWaits.use;

/** The navigation waits for it, so that the current page stays until then. */
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
