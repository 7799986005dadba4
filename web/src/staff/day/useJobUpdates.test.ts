import { expect, it } from 'vitest';
import { updateOf } from './useJobUpdates.ts';

const at = (minute: number) => new Date(minute * 60_000);

it.each([
  [1, 1, undefined, undefined],
  [1, 1, 2, undefined],
  [1, 3, 2, 'changed'],
  [3, 3, 2, 'new'],
  [3, 4, 2, 'new'],
])('made at %s, changed at %s, looked at %s: %s', (created, changed, lastViewed, update) => {
  const times = { createdAt: at(created), updatedAt: at(changed) };
  expect(updateOf(times, lastViewed === undefined ? undefined : at(lastViewed))).toBe(update);
});
