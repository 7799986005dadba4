import { collections } from '@selasar/domain';
import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

/** Resolves to false if the message is still unread on the server. */
export async function markAsRead(id: string, onUnsure: () => void): Promise<boolean> {
  const reference = doc(await firestore(), collections.messages, id);
  return await confirmDone({
    act: () => updateDoc(reference, { read: true, readAt: serverTimestamp() }),
    readBack: async () => (await getDoc(reference)).get('read') === true,
    onUnsure,
  });
}
