import { redirect } from 'react-router-dom';
import { currentSession } from '../firebase/auth.ts';
import { allowListeners } from '../firebase/live.ts';

/** Nobody signed in: to the sign-in. The layout decides what a session may see. */
export async function adminLoader() {
  const session = await currentSession();
  if (!session) return redirect('/auth');
  allowListeners();
  return session;
}
