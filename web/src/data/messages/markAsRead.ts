import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../core/lite.ts';
import { surelyDone } from '../live/surely.ts';

/** Answers false when the server still has it as unread. */
export async function markAsRead(id: string, onUnsure: () => void): Promise<boolean> {
  const reference = doc(await firestore(), 'messages', id);
  return await surelyDone({
    act: () => updateDoc(reference, { read: true, readAt: serverTimestamp() }),
    look: async () => (await getDoc(reference)).get('read') === true,
    onUnsure,
  });
}
