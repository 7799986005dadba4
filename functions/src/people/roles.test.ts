import type { UserRecord } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { roleInTokens, unlessUnknown } from './roles.ts';

it.each([
  [{ role: 'admin' }, 'admin'],
  [{ role: 'staff', locale: 'id' }, 'staff'],
  [{ role: 'owner' }, 'pending'],
  [{}, 'pending'],
  [undefined, 'pending'],
])('an account with the claims %o is %s', (customClaims, role) => {
  expect(roleInTokens({ customClaims } as UserRecord)).toBe(role);
});

it('returns undefined for an unknown account only, not for other errors', async () => {
  const failed = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  expect(await unlessUnknown(Promise.resolve(7))).toBe(7);
  expect(await unlessUnknown(failed('auth/user-not-found'))).toBeUndefined();
  await expect(unlessUnknown(failed('auth/internal-error'))).rejects.toThrow('internal-error');
});
