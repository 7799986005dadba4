import { expect, it } from 'vitest';
import { newestOf } from './newestOf.ts';

const at = (second: number) => ({ at: new Date(second * 1000) });

it('merges lists by time, and takes no more than asked for', () => {
  expect(newestOf([[at(9), at(4)], [], [at(7), at(6), at(1)]], 4)).toEqual([
    at(9),
    at(7),
    at(6),
    at(4),
  ]);
});

it('has first what has no time: somebody has to see it', () => {
  const damaged = { at: undefined };
  expect(newestOf<{ at?: Date | undefined }>([[at(9)], [damaged, damaged]], 2)).toEqual([
    damaged,
    damaged,
  ]);
});
