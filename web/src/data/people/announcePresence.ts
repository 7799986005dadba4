import { collections, presenceBeatMs } from '@selasar/domain';
import type { PresenceKind } from '@selasar/domain';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { sessionSignal } from '../firebase/lifetime.ts';

/** Passing by, such as along the rows of a grid by keyboard, is not reported. */
const settleMs = 1000;

/** One write after the other: the end of one conversation must not remove the next. */
let last: Promise<unknown> = Promise.resolve();
const inOrder = (work: () => Promise<unknown>): void => {
  last = last.then(work).catch(() => undefined);
};

interface Announced {
  uid: string;
  /** The path of the record, 'bookings/1a2b3c4d'. */
  of: string;
  whatNow: () => PresenceKind;
  /** Gets whether the server has the latest sign of life. */
  onBeat: (arrived: boolean) => void;
}

/**
 * Tells colleagues that this person has a conversation open, for as long as the page is visible. Returns a function for
 * a sign of life out of turn, and one that ends it.
 */
export function announcePresence({ uid, of, whatNow, onBeat }: Announced) {
  const own = async () => doc(await firestore(), collections.presence, uid);
  /** What the server has; undefined before the first sign of life, and if another tab may have written. */
  let stored: PresenceKind | undefined;
  let isOver = false;

  async function write(): Promise<void> {
    if (isOver || document.visibilityState === 'hidden') return;
    const what = whatNow();
    const at = serverTimestamp();
    try {
      if (stored === undefined) await setDoc(await own(), { of, what, at });
      else await updateDoc(await own(), what === stored ? { at } : { what, at });
      stored = what;
    } catch {
      stored = undefined;
    }
    if (!isOver) onBeat(stored !== undefined);
  }
  const beat = () => inOrder(write);
  const leave = () => {
    if (stored === undefined) return;
    stored = undefined;
    inOrder(async () => deleteDoc(await own()));
  };
  const again = () => {
    stored = undefined;
    beat();
  };
  const end = () => {
    isOver = true;
    clearTimeout(first);
    clearInterval(timer);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', again);
    leave();
  };
  const first = setTimeout(beat, settleMs);
  const timer = setInterval(beat, presenceBeatMs);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', again);
  sessionSignal().addEventListener('abort', end, { once: true });
  return { beat, end };
}
