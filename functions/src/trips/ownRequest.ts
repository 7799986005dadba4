import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { guestError } from '../core/callError.ts';
import { readSubject, type Subject } from '../status/subject.ts';

/** A request as it was read. */
export interface Read<Stored> {
  document: DocumentSnapshot;
  stored: Stored & { id: string };
}

/** One of the requests of a trip. One that is another's, and one that is not there, are refused as a wrong key is. */
export async function readOwn<Stored extends { tripId?: string | undefined }>(
  subject: Pick<Subject<never, Stored>, 'name' | 'schema'>,
  id: string,
  tripId: string,
): Promise<Read<Stored>> {
  const read = await readSubject(subject, id).catch((error: unknown) => {
    if (error instanceof HttpsError) throw guestError({ code: 'trip-not-found' });
    throw error;
  });
  if (read.stored.tripId !== tripId) throw guestError({ code: 'trip-not-found' });
  return read;
}
