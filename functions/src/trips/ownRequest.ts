import { HttpsError } from 'firebase-functions/v2/https';
import { readRecord, type Read, type RequestType } from '../changes/requestType.ts';
import { guestError } from '../platform/callError.ts';

/** One of the requests of a trip. One that is another's, and one that is not there, are refused as a wrong key is. */
export async function readOwn(type: RequestType, id: string, tripId: string): Promise<Read> {
  const read = await readRecord(type, id).catch((error: unknown) => {
    if (error instanceof HttpsError) throw guestError({ code: 'trip-not-found' });
    throw error;
  });
  if (read.stored.tripId !== tripId) throw guestError({ code: 'trip-not-found' });
  return read;
}
