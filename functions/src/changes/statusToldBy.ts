import { statusEventSchema, subcollections } from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';

/** The id of the waiting mail that tells a new status, if one of them does. Each goes by the event that it tells of. */
export async function statusToldBy(
  request: DocumentReference,
  waiting: readonly DocumentSnapshot[],
): Promise<string | undefined> {
  const events = await Promise.all(
    waiting.map(({ id }) => request.collection(subcollections.events).doc(id).get()),
  );
  const told = events.find((event) => {
    const { data } = statusEventSchema.safeParse(event.data());
    return data !== undefined && data.from !== data.to;
  });
  return told?.id;
}
