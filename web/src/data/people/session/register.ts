import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  updateProfile,
} from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';
import { endSession } from '../../firebase/lifetime.ts';
import { askForApproval } from './askForApproval.ts';
import { auth } from './auth.ts';
import { toSession } from './session.ts';

/**
 * Creates an account and adds the user to the approval list. If that fails, the account is deleted, so that the user
 * can register again. A failed verification mail is ignored.
 */
export async function register(fullName: string, email: string, password: string): Promise<void> {
  endSession();
  const { user } = await failing(createUserWithEmailAndPassword(auth, email, password));
  try {
    await failing(updateProfile(user, { displayName: fullName }));
    await askForApproval(await toSession(user));
  } catch (error) {
    await user.delete().catch(() => undefined);
    throw error;
  }
  await sendEmailVerification(user).catch(() => undefined);
}
