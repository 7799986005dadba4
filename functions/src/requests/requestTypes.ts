import type { RequestKind } from '@selasar/domain/requests';
import { booking } from './booking.ts';
import { type Read, readRecord, type RequestType } from './requestType.ts';
import { transfer } from './transfer.ts';

const requestTypes: Record<RequestKind, RequestType> = { bookings: booking, transfers: transfer };

export interface RequestRef {
  kind: RequestKind;
  id: string;
}

/** Without a lock. Throws a `callError` if it does not exist. */
export async function readRequest(
  kind: RequestKind,
  id: string,
): Promise<Read & { type: RequestType }> {
  const type = requestTypes[kind];
  return { type, ...(await readRecord(type, id)) };
}
