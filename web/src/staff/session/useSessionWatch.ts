import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { onSessionChange } from '../../data/auth.ts';
import type { Session } from '../../data/auth.ts';
import { closeListeners } from '../../data/live.ts';

/** Follows a session that ends or changes elsewhere: another tab, another person, another role, a verified address. */
export function useSessionWatch(own: Session): void {
  const { uid, role, emailVerified } = own;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onSessionChange((session) => {
        if (!session) {
          closeListeners();
          void navigate(paths.auth(), { replace: true });
        } else if (
          session.uid !== uid ||
          session.role !== role ||
          session.emailVerified !== emailVerified
        ) {
          closeListeners();
          void revalidate();
        }
      }),
    [uid, role, emailVerified, navigate, revalidate],
  );
}
