import { onIdTokenChanged } from 'firebase/auth';
import { useEffect, useEffectEvent } from 'react';
import { toFailure } from '../../firebase/failure.ts';
import { endSession } from '../../firebase/lifetime.ts';
import { auth } from './auth.ts';
import { isSame, toSession } from './session.ts';
import type { Session } from './session.ts';

/**
 * Follows a session that ends or changes elsewhere: another tab, another user, another role, a verified address. When
 * it reports, nothing of the old session is followed or shown any more.
 */
export function useFollowSession(
  own: Session,
  report: (current: Session | undefined) => void,
): void {
  const change = useEffectEvent((current: Session | undefined) => {
    endSession();
    report(current);
  });

  useEffect(() => {
    let check = 0;
    // Runs at once, and after every sign-in, sign-out and token refresh.
    const stop = onIdTokenChanged(auth, (user) => {
      check += 1;
      if (!user) {
        change(undefined);
        return;
      }
      const started = check;
      toSession(user).then(
        (current) => {
          if (started === check && !isSame(current, own)) change(current);
        },
        (error: unknown) => {
          // If the check fails for another reason, the account may still exist.
          if (started === check && toFailure(error).kind === 'refused') change(undefined);
        },
      );
    });
    return () => {
      check += 1;
      stop();
    };
  }, [own]);
}
