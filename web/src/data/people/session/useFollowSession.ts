import { useEffect, useEffectEvent } from 'react';
import { useUser } from 'reactfire';
import { toFailure } from '../../firebase/failure.ts';
import { endSession } from '../../firebase/lifetime.ts';
import { isSame, toSession } from './session.ts';
import type { Session } from './session.ts';

/**
 * Follows a session that ends or changes elsewhere: another tab, another user, another role, a verified address. When
 * it reports, nothing of the old session is followed or shown any more.
 */
export function useFollowSession(own: Session, onChange: (now: Session | undefined) => void): void {
  // A new object after every sign-in, sign-out and token refresh.
  const known = useUser();
  const change = useEffectEvent((now: Session | undefined) => {
    endSession();
    onChange(now);
  });

  useEffect(() => {
    if (known.status !== 'success') return undefined;
    if (!known.data) {
      change(undefined);
      return undefined;
    }
    let isCurrent = true;
    const compare = (now: Session) => {
      if (isCurrent && !isSame(now, own)) change(now);
    };
    toSession(known.data).then(compare, (error: unknown) => {
      // If the check fails, the account may still exist.
      if (isCurrent && toFailure(error).kind === 'refused') change(undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [known, own]);
}
