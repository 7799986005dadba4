import type { UserRole } from '@selasar/domain/core';
import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../data/people/session.ts';

const OWN_ROLE = '../../data/people/people.ts';
const REFRESH = '../../data/people/session.ts';
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
let watch: (session: Session) => { readonly current: boolean };
/** How often the token was requested. */
const refresh = vi.fn<() => Promise<undefined>>(async () => undefined);

/** A staff member has opened the staff area. Neither the listener's connection nor the sign-in service is available. */
beforeEach(async () => {
  vi.resetModules();
  const { useLive } = await import('../../data/firebase/live/useLive.ts');
  const useOwnRole = () =>
    useLive<UserRole>('own role', (emit) => {
      setRole = emit;
      return () => undefined;
    });
  vi.doMock(OWN_ROLE, () => ({ useOwnRole }));
  vi.doMock(REFRESH, () => ({ refreshSession: refresh }));
  refresh.mockClear();
  ({ endSession } = await import('../../data/firebase/lifetime.ts'));
  const { useRoleWatch } = await import('./session.tsx');
  watch = (of) => renderHook(() => useRoleWatch(of)).result;
  allowed = watch(session);
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

it('a user without a role gets a new token once the profile has one, without asking', () => {
  const waiting = watch({ ...session, role: undefined });
  act(() => setRole('pending'));
  refresh.mockClear();
  expect(waiting.current).toBe(false);
  act(() => setRole('staff'));
  expect(refresh).toHaveBeenCalled();
  expect(waiting.current).toBe(false);
});
