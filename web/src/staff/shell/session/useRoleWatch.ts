import type { UserRole } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { refreshSession } from '../../../data/people/session/refreshSession.ts';
import type { Session } from '../../../data/people/session/session.ts';
import { useOwnRole } from '../../../data/people/useOwnRole.ts';

const retryMs = 1000;
const attempts = 5;

/**
 * Whether the person may still see what their session opened. A role that was taken away is seen in the profile at
 * once; the token, which decides on the server, is asked for anew until it says the same.
 */
export function useRoleWatch(session: Session): boolean {
  const { role } = session;
  const told = useAnnouncedRole(session);
  useEffect(() => {
    if (role === undefined || told === role) return undefined;
    let left = attempts;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      left -= 1;
      // A session that was revoked ends by itself; the watch of the session then leads to the sign-in.
      refreshSession().then(
        (session) => {
          if (session && session.role === role && left > 0) timer = setTimeout(ask, retryMs);
        },
        () => undefined,
      );
    };
    ask();
    return () => clearTimeout(timer);
  }, [told, role]);
  return role !== undefined && told !== 'pending' && session.emailVerified;
}

/**
 * The role that the profile told last, and until it does that of the token. What was told holds also while the session
 * ends, when nothing is followed any more: the token would still show what has been taken away.
 */
export function useAnnouncedRole({ uid, role }: Session): UserRole | undefined {
  const own = useOwnRole(uid, role !== undefined);
  const [last, setLast] = useState<UserRole | undefined>(role);
  const told = own.status === 'success' ? own.data : last;
  if (told !== last) setLast(told);
  return told;
}
