import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Session } from './auth.ts';
import { firestore } from './lite.ts';

/** Puts a person on the list of those who wait for approval. */
export async function askForApproval({ uid, email, fullName }: Session): Promise<void> {
  const profile = { email, fullName, role: 'pending', createdAt: serverTimestamp() };
  await setDoc(doc(await firestore(), 'users', uid), profile);
}

/** Tells admins that the person's address is verified. The rules believe the ID token alone. */
export async function noteVerified({ uid }: Session): Promise<void> {
  await updateDoc(doc(await firestore(), 'users', uid), { emailVerified: true });
}
