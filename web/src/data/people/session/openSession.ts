import { preloadUser } from 'reactfire';
import { ensureAppCheck } from '../../firebase/appCheck.ts';
import { beginSession, endSession } from '../../firebase/lifetime.ts';
import { auth } from './auth.ts';
import { currentSession } from './currentSession.ts';
import { isSame } from './session.ts';
import type { Session } from './session.ts';

let opened: Session | undefined;
let isFollowed = false;

/** reactfire begins to follow who is signed in, once for the page: here, not while something is drawn. */
function followUser(): void {
  if (isFollowed) return;
  isFollowed = true;
  // Its promise stays open for good.
  void preloadUser(() => Promise.resolve(auth));
}

/**
 * Opens the session that this browser keeps, if there is one. Nothing is read or followed before; what is left of another
 * has ended.
 */
export async function openSession(): Promise<Session | undefined> {
  followUser();
  const [session] = await Promise.all([currentSession(), ensureAppCheck()]);
  if (!session || (opened && !isSame(opened, session))) endSession();
  if (session) beginSession();
  opened = session;
  return session;
}
