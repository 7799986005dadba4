import { ensureAppCheck } from '../../firebase/appCheck.ts';
import { beginSession, endSession } from '../../firebase/lifetime.ts';
import { currentSession } from './currentSession.ts';
import { isSame } from './session.ts';
import type { Session } from './session.ts';

let opened: Session | undefined;

/**
 * Opens the session that this browser has stored, if any. Nothing is read or followed before; any earlier session has
 * ended.
 */
export async function openSession(): Promise<Session | undefined> {
  const [session] = await Promise.all([currentSession(), ensureAppCheck()]);
  if (!session || (opened && !isSame(opened, session))) endSession();
  if (session) beginSession();
  opened = session;
  return session;
}
