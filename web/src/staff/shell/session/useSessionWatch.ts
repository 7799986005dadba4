import { useNavigate, useRevalidator } from 'react-router-dom';
import { toast } from 'sonner';
import { atSessionEnd } from '../../../data/firebase/lifetime.ts';
import type { Session } from '../../../data/people/session/session.ts';
import { useFollowSession } from '../../../data/people/session/useFollowSession.ts';
import { paths } from '../../../paths.ts';

// What one person was told, and what still waits for an answer to them, is nothing for the next.
atSessionEnd(() => void toast.dismiss());

/** Leads on when a session ends or changes elsewhere. */
export function useSessionWatch(own: Session): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useFollowSession(own, (now) => {
    if (now) void revalidate();
    else void navigate(paths.auth(), { replace: true });
  });
}
