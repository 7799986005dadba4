import { expect, it } from 'vitest';
import { nextWaiting } from './nextWaiting.ts';

const rows = (ids: string) => ids.split('').map((id) => ({ id, isOpen: id !== id.toUpperCase() }));
/** Lowercase letters are pending. */
const next = (id: string, shown: string, latest = shown) =>
  nextWaiting(id, { shown: rows(shown), latest: rows(latest), waits: ({ isOpen }) => isOpen })?.id;

it('is the next pending row below, else the first above, else one that has arrived since', () => {
  expect(next('b', 'abCde')).toBe('d');
  expect(next('e', 'aBcDe')).toBe('a');
  expect(next('b', 'AbC', 'nAb')).toBe('n');
  expect(next('b', 'AbC')).toBeUndefined();
});

it('is never the same row, and begins at the top if the current one is not listed', () => {
  expect(next('a', 'a')).toBeUndefined();
  expect(next('x', 'Abc')).toBe('b');
});
