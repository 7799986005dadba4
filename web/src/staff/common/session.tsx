import type { UserRole } from '@selasar/domain/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { useOwnRole } from '../../data/people/people.ts';
import { refreshSession, type Session } from '../../data/people/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Its loader data is the session. */
export const adminRoute = 'admin';

export const useOwnUid = (): string | undefined => useRouteLoaderData<Session>(adminRoute)?.uid;

interface AdminsOnlyProps {
  /** The text for all other users. */
  title: string;
  hint?: string;
  children: ReactNode;
}

/** For others nothing is rendered or read. */
export function AdminsOnly(props: AdminsOnlyProps) {
  const session = useRouteLoaderData<Session>(adminRoute);
  if (session?.role === 'admin') return <WhileAdmin session={session} {...props} />;
  return <EmptyState title={props.title} hint={props.hint} />;
}

/** The profile shows a removed role before a new token does. */
function WhileAdmin({ session, title, hint, children }: AdminsOnlyProps & { session: Session }) {
  return useAnnouncedRole(session) === 'admin' ? (
    children
  ) : (
    <EmptyState title={title} hint={hint} />
  );
}

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
