import type { Transaction } from 'firebase-admin/firestore';
import type * as firestoreModule from '../../../functions/src/platform/firestore.ts';

type Line = Parameters<typeof firestoreModule.writeUnlessChanged>[1];

/**
 * Whether the write preconditions apply. Only a negative control turns them off, and says how many changes race: each
 * reads before the first writes, so the race happens every time.
 */
export const guard = {
  isOn: true,
  racing: 0,
  off(changes: number) {
    guard.isOn = false;
    guard.racing = changes;
    start = new Promise((resolve) => {
      allHaveRead = resolve;
    });
  },
};
let start: Promise<void>;
let allHaveRead: () => void;

/** Waits until all racing calls have read or were refused. Later calls do not wait. */
async function haveRead(): Promise<void> {
  if (guard.isOn || guard.racing === 0) return;
  guard.racing -= 1;
  if (guard.racing === 0) allHaveRead();
  await start;
}

/**
 * Replaces `platform/firestore.ts` in tests of races. Everything is real, including the write preconditions while they
 * are on.
 */
export async function guarded(original: <Module>() => Promise<Module>) {
  const real = await original<typeof firestoreModule>();
  return {
    ...real,
    unlessChanged: (...args: Parameters<typeof real.unlessChanged>) =>
      guard.isOn ? real.unlessChanged(...args) : {},
    writeUnlessChanged: <Answer>(
      work: (transaction: Transaction) => Promise<Answer>,
      ...more: [Line?]
    ) =>
      real.writeUnlessChanged(
        async (transaction) => {
          try {
            return await work(transaction);
          } finally {
            await haveRead();
          }
        },
        ...more,
      ),
  };
}
