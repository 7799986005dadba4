import { sendEmailVerification } from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';
import { auth } from './auth.ts';

/** Sends the mail that verifies the user's address. */
export async function sendVerification(): Promise<void> {
  if (auth.currentUser) await failing(sendEmailVerification(auth.currentUser));
}
