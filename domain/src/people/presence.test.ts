import { expect, it } from 'vitest';
import { presentBeside } from './presence.ts';
import type { Presence } from './presence.ts';

const at = (uid: string, second: number): Presence => ({
  uid,
  of: 'bookings/b1',
  what: 'reading',
  at: new Date(second * 1000),
});
const besideMe = (...known: Presence[]) => presentBeside('me', known).map(({ uid }) => uid);

it('names colleagues whose sign of life is of the same time as the own', () => {
  expect(besideMe(at('me', 100), at('ana', 99), at('ben', 61), at('eve', 130))).toEqual([
    'ana',
    'ben',
    'eve',
  ]);
});

it('leaves out who has given none for two beats', () => {
  expect(besideMe(at('me', 100), at('ana', 60))).toEqual([]);
});

it('names nobody while the own is not known', () => {
  expect(besideMe(at('ana', 99))).toEqual([]);
});
