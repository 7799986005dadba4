import { expect, it } from 'vitest';
import { nextWaiting } from './nextWaiting.ts';

const rows = (ids: string) => ids.split('').map((id) => ({ id, isOpen: id !== id.toUpperCase() }));
/** Small letters wait. */
const next = (id: string, shown: string, latest = shown) =>
  nextWaiting(id, { shown: rows(shown), latest: rows(latest), waits: ({ isOpen }) => isOpen })?.id;

it('is the next one below that waits, else the first above, else one that has come since', () => {
  expect(next('b', 'abCde')).toBe('d');
  expect(next('e', 'aBcDe')).toBe('a');
  expect(next('b', 'AbC', 'nAb')).toBe('n');
  expect(next('b', 'AbC')).toBeUndefined();
});

it('is never the same one again, and begins at the top for one that is on no row', () => {
  expect(next('a', 'a')).toBeUndefined();
  expect(next('x', 'Abc')).toBe('b');
});
