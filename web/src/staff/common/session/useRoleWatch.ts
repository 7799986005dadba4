import type { UserRole } from '@selasar/domain/core';
import { useEffect, useState } from 'react';
import { refreshSession, type Session } from '../../../data/people/session.ts';
import { useOwnRole } from '../../../data/people/people.ts';

const retryMs = 1000;
const attempts = 5;

/** The profile shows a change at once; the token, which decides on the server, is requested until it matches. */
export function useRoleWatch(session: Session): boolean {
  const { role } = session;
  const announced = useAnnouncedRole(session);
  useEffect(() => {
    if (announced === (role ?? 'pending') || announced === undefined) return undefined;
    let left = attempts;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      left -= 1;
      // A revoked session ends automatically; the session watch then redirects to the sign-in.
      refreshSession().then(
        (session) => {
          if (session && session.role === role && left > 0) timer = setTimeout(refresh, retryMs);
        },
        () => undefined,
      );
    };
    refresh();
    return () => clearTimeout(timer);
  }, [announced, role]);
  return role !== undefined && announced !== 'pending' && session.emailVerified;
}

export function useAnnouncedRole({ uid, role }: Session): UserRole | undefined {
  const own = useOwnRole(uid);
  const [last, setLast] = useState<UserRole | undefined>(role);
  const announced = own.status === 'success' ? own.data : last;
  if (announced !== last) setLast(announced);
  return announced;
}
