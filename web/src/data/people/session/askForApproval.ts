import { collections } from '@selasar/domain';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { failing } from '../../firebase/failure.ts';
import { firestore } from '../../firebase/lite.ts';
import type { Session } from './session.ts';

/** Adds a person to the list of those who wait for approval. */
export async function askForApproval({ uid, email, fullName }: Session): Promise<void> {
  const profile = { email, fullName, role: 'pending', createdAt: serverTimestamp() };
  await failing(setDoc(doc(await firestore(), collections.users, uid), profile));
}
