import { signInWithEmailAndPassword } from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';
import { endSession } from '../../firebase/lifetime.ts';
import { auth } from './auth.ts';

/** Signs a user in. Data of an earlier user is gone; the staff area opens the session. */
export async function signIn(email: string, password: string): Promise<void> {
  endSession();
  await failing(signInWithEmailAndPassword(auth, email, password));
}
