import type { Transaction } from 'firebase-admin/firestore';
import type * as firestoreModule from '../../../functions/src/platform/firestore.ts';

type Line = Parameters<typeof firestoreModule.writeUnlessChanged>[1];

/**
 * Whether writes hold only while what they were made from is unchanged. A negative control alone turns it off, and says
 * how many changes race: each of them has read before the first one writes. So the race is there each time, not by
 * chance.
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

/** Waits until all that race have read, or were refused. Who comes later is not held up. */
async function haveRead(): Promise<void> {
  if (guard.isOn || guard.racing === 0) return;
  guard.racing -= 1;
  if (guard.racing === 0) allHaveRead();
  await start;
}

/**
 * What stands in the place of `core/firestore.ts` in tests of races. All of it is real, and so are the preconditions of
 * the writes, while the guard is on.
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
