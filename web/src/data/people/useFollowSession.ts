import { roleClaim } from '@selasar/domain/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SigninCheckResult } from 'reactfire';
import { Failure, toFailure } from '../firebase/failure.ts';
import { endSession } from '../firebase/lifetime.ts';
import { forgetFailed, type Status, useClaimsStatus } from '../firebase/live/watched.ts';
import { currentSession, isSame, type Session } from './session.ts';

const retryMs = 5000;

/** Rejects if the successor cannot be known now. */
async function successorOf(
  own: Session,
  { data, error }: Status<SigninCheckResult>,
): Promise<{ next: Session | undefined } | undefined> {
  try {
    if (error) throw toFailure(error);
    if (!data || data.hasRequiredClaims) return undefined;
    // reactfire may still show the answer for the user before.
    const next = await currentSession();
    return next && isSame(next, own) ? undefined : { next };
  } catch (failure) {
    // If the check fails for another reason, the account may still exist.
    if (failure instanceof Failure && failure.kind === 'refused') return { next: undefined };
    throw failure;
  }
}

/** When it reports, once, nothing of the old session is followed or shown any more. */
export function useFollowSession(
  own: Session,
  report: (current: Session | undefined) => void,
): void {
  const { data, error } = useClaimsStatus({
    sub: own.uid,
    [roleClaim]: own.role,
    email_verified: own.emailVerified,
  });
  const reported = useRef<Session>(undefined);
  const change = useEffectEvent((current: Session | undefined) => {
    if (reported.current === own) return;
    reported.current = own;
    endSession();
    report(current);
  });

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    successorOf(own, { data, error }).then(
      (successor) => {
        if (isCurrent && successor) change(successor.next);
      },
      () => {
        if (isCurrent) timer = setTimeout(forgetFailed, retryMs);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [own, data, error]);
}
