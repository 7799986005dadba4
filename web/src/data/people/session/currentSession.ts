import { auth } from './auth.ts';
import { toSession } from './session.ts';
import type { Session } from './session.ts';

/** The session once it is known; undefined if no user is signed in. */
export async function currentSession(): Promise<Session | undefined> {
  await auth.authStateReady();
  return auth.currentUser ? await toSession(auth.currentUser) : undefined;
}
