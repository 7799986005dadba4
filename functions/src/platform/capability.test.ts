import { expect, it } from 'vitest';
import { randomId } from './capability.ts';

it('a key ends in a letter or digit, so that no chat leaves its end out of the link', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(ids.filter((id) => !/^[\w-]{31}[A-Za-z0-9]$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});
