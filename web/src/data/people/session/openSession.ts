import { preloadUser } from 'reactfire';
import { ensureAppCheck } from '../../firebase/appCheck.ts';
import { beginSession, endSession } from '../../firebase/lifetime.ts';
import { auth } from './auth.ts';
import { currentSession } from './currentSession.ts';
import { isSame } from './session.ts';
import type { Session } from './session.ts';

let opened: Session | undefined;
let isFollowed = false;

/** reactfire starts to follow the user once per page: here, not during rendering. */
function followUser(): void {
  if (isFollowed) return;
  isFollowed = true;
  // Its promise never settles.
  void preloadUser(() => Promise.resolve(auth));
}

/**
 * Opens the session that this browser has stored, if any. Nothing is read or followed before; any earlier session has
 * ended.
 */
export async function openSession(): Promise<Session | undefined> {
  followUser();
  const [session] = await Promise.all([currentSession(), ensureAppCheck()]);
  if (!session || (opened && !isSame(opened, session))) endSession();
  if (session) beginSession();
  opened = session;
  return session;
}
