import type * as firestoreModule from '../../../functions/src/core/firestore.ts';

/** Whether writes hold only while what they were made from is unchanged. A negative control alone turns it off. */
export const guard = { isOn: true };

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
  };
}
