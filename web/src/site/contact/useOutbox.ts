import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { loadIslands } from '../../ui/bootstrap/capturedInput.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { outgoing } from './outbox.ts';

/** Sends the messages in the outbox: once when the site opens, and when the connection is back. */
export function useOutbox(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const sendPending = () => {
      if (!navigator.onLine || outgoing().length === 0) return;
      // A toast shows the outcome.
      loadIslands();
      import('./resend.ts').then(
        ({ resend }) => resend(() => void navigate(paths.contact)),
        // Retried at the next opportunity.
        () => undefined,
      );
    };
    whenIdle(sendPending);
    window.addEventListener('online', sendPending);
    return () => window.removeEventListener('online', sendPending);
  }, [navigate]);
}
