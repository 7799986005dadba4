import { expect, it } from 'vitest';
import { z } from 'zod';
import { requestIdOf } from './requestKey.ts';

it('makes a UUID of each digest', () => {
  const digests = Array.from({ length: 500 }, (_, n) =>
    Uint8Array.from({ length: 32 }, (__, at) => (n * 7919 + at * 104_729 + n * n * at) % 256),
  );
  const ids = digests.map(requestIdOf);
  expect(ids.filter((id) => !z.uuid().safeParse(id).success)).toEqual([]);
  expect(requestIdOf(new Uint8Array(32).fill(255))).toBe('ffffffff-ffff-8fff-afff-ffffffffffff');
});
