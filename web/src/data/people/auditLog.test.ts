import { expect, it } from 'vitest';
import { newestOf } from './auditLog.ts';

const at = (second: number) => ({ at: new Date(second * 1000) });

it('merges lists by time, up to the limit', () => {
  expect(newestOf([[at(9), at(4)], [], [at(7), at(6), at(1)]], 4)).toEqual([
    at(9),
    at(7),
    at(6),
    at(4),
  ]);
});

it('puts entries without a time first, so that somebody sees them', () => {
  const damaged = { at: undefined };
  expect(newestOf<{ at?: Date | undefined }>([[at(9)], [damaged, damaged]], 2)).toEqual([
    damaged,
    damaged,
  ]);
});
