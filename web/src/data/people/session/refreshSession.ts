import { Failure, failing } from '../../firebase/failure.ts';
import { auth } from './auth.ts';
import { currentSession } from './currentSession.ts';
import type { Session } from './session.ts';
import { signOut } from './signOut.ts';

/** Error codes of a session that cannot continue: it was revoked, or its account was deleted. */
const ended = [
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-refresh-token',
];

/** Requests a new token, which carries changes of role and verified address. */
export async function refreshSession(): Promise<Session | undefined> {
  try {
    await failing(Promise.resolve(auth.currentUser?.getIdToken(true)));
  } catch (error) {
    if (!(error instanceof Failure && ended.includes(error.code))) throw error;
    await signOut();
  }
  return await currentSession();
}
