import { afterEach, expect, it, vi } from 'vitest';
import { phoneSchema } from './phone.ts';

afterEach(() => {
  vi.doUnmock('./numberingPlans.ts');
  vi.resetModules();
});

it('lets a number pass that it cannot judge, as the line is dead when the plans are to be loaded', async () => {
  vi.resetModules();
  vi.doMock('./numberingPlans.ts', () => {
    throw new TypeError('Failed to fetch');
  });
  expect((await phoneSchema().safeParseAsync('1')).success).toBe(true);
});
