import { HttpsError } from 'firebase-functions/v2/https';
import { readRecord, type Read, type RequestType } from '../changes/requestType.ts';
import { guestError } from '../platform/callError.ts';

/** Finds a request of the trip. A missing request and one of another trip throw the same error as a wrong key. */
export async function readOwn(type: RequestType, id: string, tripId: string): Promise<Read> {
  const read = await readRecord(type, id).catch((error: unknown) => {
    if (error instanceof HttpsError) throw guestError({ code: 'trip-not-found' });
    throw error;
  });
  if (read.stored.tripId !== tripId) throw guestError({ code: 'trip-not-found' });
  return read;
}
