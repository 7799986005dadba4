import type { UserRole } from '@selasar/domain';
import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const OWN_ROLE = '../../../data/people/useOwnRole.ts';
const REFRESH = '../../../data/people/session/refreshSession.ts';
const session = {
  uid: 'ayu',
  email: 'ayu@example.com',
  fullName: 'Ayu',
  role: 'staff',
  emailVerified: true,
} as const;

/** The role in the profile, and whether the user has access. */
let setRole: (role: UserRole) => void;
let allowed: { readonly current: boolean };
let endSession: () => void;

/** A staff member has opened the staff area. Neither the listener's connection nor the sign-in service is available. */
beforeEach(async () => {
  vi.resetModules();
  const { useLive } = await import('../../../data/firebase/live/useLive.ts');
  const useOwnRole = () =>
    useLive<UserRole>('own role', (emit) => {
      setRole = emit;
      return () => undefined;
    });
  vi.doMock(OWN_ROLE, () => ({ useOwnRole }));
  vi.doMock(REFRESH, () => ({ refreshSession: () => Promise.resolve(undefined) }));
  ({ endSession } = await import('../../../data/firebase/lifetime.ts'));
  const { useRoleWatch } = await import('./useRoleWatch.ts');
  allowed = renderHook(() => useRoleWatch(session)).result;
});
afterAll(() => {
  vi.doUnmock(OWN_ROLE);
  vi.doUnmock(REFRESH);
  vi.resetModules();
});

it('trusts the token until the profile has a role', () => {
  expect(allowed.current).toBe(true);
  act(() => setRole('pending'));
  expect(allowed.current).toBe(false);
  act(() => setRole('staff'));
  expect(allowed.current).toBe(true);
});

it('a user who has lost their role sees nothing again while their session ends', () => {
  act(() => setRole('pending'));
  act(endSession);
  expect(allowed.current).toBe(false);
});
