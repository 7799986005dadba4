import { useNavigate, useRevalidator } from 'react-router-dom';
import { toast } from 'sonner';
import { atSessionEnd } from '../../../data/firebase/lifetime.ts';
import type { Session } from '../../../data/people/session/session.ts';
import { useFollowSession } from '../../../data/people/session/useFollowSession.ts';
import { paths } from '../../../paths.ts';

// Messages to one user, and toasts with a pending undo, must not reach the next user.
atSessionEnd(() => void toast.dismiss());

/** Redirects when a session ends or changes elsewhere. */
export function useSessionWatch(own: Session): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useFollowSession(own, (now) => {
    if (now) void revalidate();
    else void navigate(paths.auth(), { replace: true });
  });
}
