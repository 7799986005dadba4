import { callError } from '../callError.ts';
import { db } from '../firestore.ts';
import { settings } from '../settings.ts';

/** Refuses another booking or transfer to somebody with many that still wait for an answer. */
export async function limitOpenRequests(email: string): Promise<void> {
  const counts = await Promise.all(
    ['bookings', 'transfers'].map(async (collection) => {
      const open = db
        .collection(collection)
        .where('customerEmail', '==', email)
        .where('status', '==', 'pending');
      return (await open.count().get()).data().count;
    }),
  );
  const open = counts.reduce((total, count) => total + count, 0);
  if (open < settings.openRequestsPerEmail.value()) return;
  throw callError({
    code: 'too-many-pending',
    field: 'customerEmail',
    message: `You have ${open} open requests with us. Please wait for our answer, or contact us on WhatsApp.`,
  });
}
