import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { Session } from '../../../data/people/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { adminRoute } from './route.ts';
import { useAnnouncedRole } from './useRoleWatch.ts';

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
