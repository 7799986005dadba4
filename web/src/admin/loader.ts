import { redirect } from 'react-router-dom';
import { ensureAppCheck } from '../firebase/appCheck.ts';
import { currentSession } from '../firebase/auth.ts';
import { allowListeners } from '../firebase/live.ts';

/** Nobody signed in: to the sign-in. The layout decides what a session may see; it reads nothing before App Check. */
export async function adminLoader() {
  const [session] = await Promise.all([currentSession(), ensureAppCheck()]);
  if (!session) return redirect('/auth');
  allowListeners();
  return session;
}
