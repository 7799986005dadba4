import { signInWithEmailAndPassword } from 'firebase/auth';
import { failing } from '../core/failure.ts';
import { endSession } from '../core/lifetime.ts';
import { auth } from './auth.ts';

/** Signs a person in. What was kept for somebody before them is gone; the staff area opens the session. */
export async function signIn(email: string, password: string): Promise<void> {
  endSession();
  await failing(signInWithEmailAndPassword(auth, email, password));
}
