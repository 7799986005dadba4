import { expect, it, vi } from 'vitest';
import { phoneSchema } from './phone.ts';

// The line is dead when the plans are to be loaded.
vi.mock('./numberingPlans.ts', () => {
  throw new TypeError('Failed to fetch');
});

it('lets a number pass that it cannot judge', async () => {
  expect((await phoneSchema().safeParseAsync('1')).success).toBe(true);
});
