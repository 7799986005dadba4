import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  updateProfile,
} from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';
import { endSession } from '../../firebase/lifetime.ts';
import { auth } from './auth.ts';
import { toSession } from './session.ts';
import { collections } from '@selasar/domain';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { firestore } from '../../firebase/lite.ts';
import type { Session } from './session.ts';

/** Adds a person to the list of those who wait for approval. */
async function requestApproval({ uid, email, fullName }: Session): Promise<void> {
  const profile = { email, fullName, role: 'pending', createdAt: serverTimestamp() };
  await failing(setDoc(doc(await firestore(), collections.users, uid), profile));
}

/**
 * Creates an account and adds the user to the approval list. If that fails, the account is deleted, so that the user
 * can register again. A failed verification mail is ignored.
 */
export async function register(fullName: string, email: string, password: string): Promise<void> {
  endSession();
  const { user } = await failing(createUserWithEmailAndPassword(auth, email, password));
  try {
    await failing(updateProfile(user, { displayName: fullName }));
    await requestApproval(await toSession(user));
  } catch (error) {
    await user.delete().catch(() => undefined);
    throw error;
  }
  await sendEmailVerification(user).catch(() => undefined);
}
