import { signOut as end } from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';
import { beginSession, endSession } from '../../firebase/lifetime.ts';
import { auth } from './auth.ts';

/** Ends all listeners of the session, then the session. If sign-out fails, the session resumes. */
export async function signOut(): Promise<void> {
  endSession();
  try {
    await failing(end(auth));
  } catch (error) {
    beginSession();
    throw error;
  }
}
