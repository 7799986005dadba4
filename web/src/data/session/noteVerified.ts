import { doc, updateDoc } from 'firebase/firestore/lite';
import { failing } from '../core/failure.ts';
import { firestore } from '../core/lite.ts';
import type { Session } from './session.ts';

/** Tells admins that the person's address is verified. The rules believe the ID token alone. */
export async function noteVerified({ uid }: Session): Promise<void> {
  await failing(updateDoc(doc(await firestore(), 'users', uid), { emailVerified: true }));
}
