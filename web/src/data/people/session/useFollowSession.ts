import { useEffect, useEffectEvent } from 'react';
import { useUser } from 'reactfire';
import { toFailure } from '../../firebase/failure.ts';
import { endSession } from '../../firebase/lifetime.ts';
import { isSame, toSession } from './session.ts';
import type { Session } from './session.ts';

/**
 * Follows a session that ends or changes elsewhere: another tab, another person, another role, a verified address. By
 * the time it tells, nothing follows or shows anything of the old one.
 */
export function useFollowSession(own: Session, tell: (now: Session | undefined) => void): void {
  // Another object with every sign-in, sign-out and refreshed token.
  const known = useUser();
  const change = useEffectEvent((now: Session | undefined) => {
    endSession();
    tell(now);
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
      // Who cannot be asked may well be there still.
      if (isCurrent && toFailure(error).kind === 'refused') change(undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [known, own]);
}
