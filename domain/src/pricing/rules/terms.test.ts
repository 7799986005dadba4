import { expect, it } from 'vitest';
import type { StoredRules } from './offerRules.ts';
import { confirmsAtOnce } from './terms.ts';

const instantConfirmation = true;

it.each<['tour' | 'villa', StoredRules, boolean]>([
  ['villa', { instantConfirmation }, true],
  ['tour', { instantConfirmation, seats: 8 }, true],
  ['tour', { instantConfirmation }, false],
  ['tour', { seats: 8 }, false],
  ['villa', {}, false],
  ['villa', undefined, false],
  ['villa', 'damaged', false],
])('a %s with the rules %j confirms at once: %s', (type, rules, expected) => {
  expect(confirmsAtOnce({ type, rules })).toBe(expected);
});
