import { readStored, store } from '../../common/staffStorage.ts';

/** Maximum number of announced ids that are stored. */
const notifiedIdsAtMost = 100;

const isInUse = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

const lockOf = (uid: string): string => `staff.in-use.${uid}`;

/** Notifies the user's other tabs while this one is in use. Returns a function that stops it. */
export function holdInUseLock(uid: string): () => void {
  let inUse: AbortController | undefined;
  const follow = () => {
    if (isInUse() === (inUse !== undefined)) return;
    inUse?.abort();
    inUse = isInUse() ? new AbortController() : undefined;
    if (inUse) void holdUntil(inUse.signal, lockOf(uid));
  };
  const events = ['focus', 'blur', 'visibilitychange'];
  for (const event of events) window.addEventListener(event, follow, true);
  follow();
  return () => {
    inUse?.abort();
    for (const event of events) window.removeEventListener(event, follow, true);
  };
}

const holdUntil = (signal: AbortSignal, name: string) =>
  navigator.locks.request(
    name,
    { mode: 'shared' },
    () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
  );

/** Whether the user is in this tab, in another one of theirs, or in none. */
export async function whereInUse(uid: string): Promise<'here' | 'elsewhere' | 'nowhere'> {
  if (isInUse()) return 'here';
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(uid)) ? 'elsewhere' : 'nowhere';
}

/** Returns the ids that no tab of the user has announced yet, and marks them as announced. */
export const claim = (uid: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  navigator.locks.request(`staff.notify.${uid}`, () => {
    const name = `notified.${uid}`;
    const notified = readStored(name)?.split(' ') ?? [];
    const fresh = ids.filter((id) => !notified.includes(id));
    store(name, [...notified, ...fresh].slice(-notifiedIdsAtMost).join(' '));
    return new Set(fresh);
  });
