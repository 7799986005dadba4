import { collections } from '@selasar/domain';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { failing } from '../../firebase/failure.ts';
import { firestore } from '../../firebase/lite.ts';
import type { Session } from './session.ts';

/** Informs admins that the user's address is verified. The rules trust only the ID token. */
export async function noteVerified({ uid }: Session): Promise<void> {
  await failing(updateDoc(doc(await firestore(), collections.users, uid), { emailVerified: true }));
}
