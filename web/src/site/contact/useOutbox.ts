import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { bringParts } from '../../ui/bootstrap/early.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { outgoing } from './outbox.ts';

/** Sends what is still in the outbox: once when the site is opened, and when the connection is back. */
export function useOutbox(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const look = () => {
      if (!navigator.onLine || outgoing().length === 0) return;
      // What becomes of it is told in a toast.
      bringParts();
      import('./resend.ts').then(
        ({ resend }) => resend(() => void navigate(paths.contact)),
        // The next time, then.
        () => undefined,
      );
    };
    whenIdle(look);
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [navigate]);
}
