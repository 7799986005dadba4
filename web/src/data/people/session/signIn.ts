import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';
import { endSession } from '../../firebase/lifetime.ts';
import { auth } from '../../firebase/auth.ts';
import { type Session, toSession } from './session.ts';
import { collections } from '@selasar/domain/core';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { firestore } from '../../firebase/lite.ts';

export async function signIn(email: string, password: string): Promise<void> {
  endSession();
  await failing(signInWithEmailAndPassword(auth, email, password));
}

async function requestApproval({ uid, email, fullName }: Session): Promise<void> {
  const profile = { email, fullName, role: 'pending', createdAt: serverTimestamp() };
  await failing(setDoc(doc(await firestore(), collections.users, uid), profile));
}

/** If adding them to the approval list fails, the account is deleted, so that they can register again. */
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
