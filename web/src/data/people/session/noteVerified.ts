import { collections } from '@selasar/domain';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { failing } from '../../firebase/failure.ts';
import { firestore } from '../../firebase/lite.ts';
import type { Session } from './session.ts';

/** Tells admins that the person's address is verified. The rules believe the ID token alone. */
export async function noteVerified({ uid }: Session): Promise<void> {
  await failing(updateDoc(doc(await firestore(), collections.users, uid), { emailVerified: true }));
}
