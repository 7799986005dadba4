import type { UserRole } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { refreshSession } from '../../../data/people/session/refreshSession.ts';
import type { Session } from '../../../data/people/session/session.ts';
import { useOwnRole } from '../../../data/people/useOwnRole.ts';

const retryMs = 1000;
const attempts = 5;

/**
 * Whether the user still has access to what their session opened. The profile shows a removed role at once; the token,
 * which decides on the server, is requested again until it matches.
 */
export function useRoleWatch(session: Session): boolean {
  const { role } = session;
  const announced = useAnnouncedRole(session);
  useEffect(() => {
    if (role === undefined || announced === role) return undefined;
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

/** The last role from the profile, or the token's role until then. */
export function useAnnouncedRole({ uid, role }: Session): UserRole | undefined {
  const own = useOwnRole(uid);
  const [last, setLast] = useState<UserRole | undefined>(role);
  const announced = own.status === 'success' ? own.data : last;
  if (announced !== last) setLast(announced);
  return announced;
}
