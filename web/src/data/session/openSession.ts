import { preloadUser } from 'reactfire';
import { ensureAppCheck } from '../core/appCheck.ts';
import { beginSession, endSession } from '../core/lifetime.ts';
import { auth } from './auth.ts';
import { currentSession } from './currentSession.ts';
import type { Session } from './session.ts';

/** Opens the session that this browser keeps, if there is one. Nothing is read or followed before. */
export async function openSession(): Promise<Session | undefined> {
  // reactfire begins to follow who is signed in here, not while a page is drawn. Its promise stays open for good.
  void preloadUser(() => Promise.resolve(auth));
  const [session] = await Promise.all([currentSession(), ensureAppCheck()]);
  if (session) beginSession();
  else endSession();
  return session;
}
