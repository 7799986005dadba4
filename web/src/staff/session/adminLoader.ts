import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { signInFor } from '../auth/wayOn.ts';
import { ensureAppCheck } from '../../data/appCheck.ts';
import { currentSession } from '../../data/auth.ts';
import { allowListeners } from '../../data/live.ts';

/**
 * Nobody signed in: to the sign-in, and back here after it. The layout decides what a session may see; it reads nothing
 * before App Check.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const [session] = await Promise.all([currentSession(), ensureAppCheck()]);
  if (!session) return redirect(signInFor(request.url));
  allowListeners();
  return session;
}
