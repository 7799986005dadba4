import { sendEmailVerification } from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';
import { auth } from './auth.ts';

/** Sends the mail with which the person shows that the address is theirs. */
export async function sendVerification(): Promise<void> {
  if (auth.currentUser) await failing(sendEmailVerification(auth.currentUser));
}
