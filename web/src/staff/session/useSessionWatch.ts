import { useNavigate, useRevalidator } from 'react-router-dom';
import type { Session } from '../../data/session/session.ts';
import { useFollowSession } from '../../data/session/useFollowSession.ts';
import { paths } from '../../paths.ts';

/** Leads on when a session ends or changes elsewhere. */
export function useSessionWatch(own: Session): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useFollowSession(own, (now) => {
    if (now) void revalidate();
    else void navigate(paths.auth(), { replace: true });
  });
}
