import { Failure, failing } from '../../firebase/failure.ts';
import { auth } from './auth.ts';
import { currentSession } from './currentSession.ts';
import type { Session } from './session.ts';
import { signOut } from './signOut.ts';

/** What the service says of a session that cannot go on: it was revoked, or its account is gone. */
const ended = [
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-refresh-token',
];

/** Asks for a new token, which carries what has changed meanwhile: a role, a verified address. */
export async function refreshSession(): Promise<Session | undefined> {
  try {
    await failing(Promise.resolve(auth.currentUser?.getIdToken(true)));
  } catch (error) {
    if (!(error instanceof Failure && ended.includes(error.code))) throw error;
    await signOut();
  }
  return await currentSession();
}
