import type { RequestKind } from '@selasar/domain/requests';
import type { Transaction } from 'firebase-admin/firestore';
import type { Author } from '../platform/audit.ts';
import { createMutex, writeUnlessChanged } from '../platform/firestore.ts';
import type { Staff } from '../platform/operation.ts';
import { booking } from './booking.ts';
import { type Fields, type Read, readRecord, type KindOnServer } from './kindOnServer.ts';
import { transfer } from './transfer.ts';

const kindsOnServer: Record<RequestKind, KindOnServer> = { bookings: booking, transfers: transfer };

export interface RequestRef {
  kind: RequestKind;
  id: string;
}

/** Without a lock. Throws a `callError` if it does not exist. */
export async function readRequest(
  kind: RequestKind,
  id: string,
): Promise<Read & { type: KindOnServer }> {
  const type = kindsOnServer[kind];
  return { type, ...(await readRecord(type, id)) };
}

const mutex = createMutex();

export interface StaffChange extends Read {
  transaction: Transaction;
  type: KindOnServer;
  by: Author;
}

export const changeByStaff = <Answer>(
  staff: Staff,
  { kind, id }: RequestRef,
  work: (change: StaffChange) => Promise<Answer>,
): Promise<Answer> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { type, document, stored } = await readRequest(kind, id);
    // A mail about what staff do may repeat what was typed.
    return work({ transaction, type, by, document, stored: { ...stored, unverified: undefined } });
  }, mutex);

/**
 * Seats follow from what is decided, such as who needs none. Of two reasons to refuse, staff hear who holds the place:
 * `movePlace` names them.
 */
export async function decideAndMove(
  { transaction, type, stored }: Pick<StaffChange, 'transaction' | 'type' | 'stored'>,
  wanted: Fields,
  decide: () => Promise<Fields>,
): Promise<Fields> {
  const moveTo = async (fields: Fields) =>
    type.movePlace?.(transaction, stored, { ...stored, ...fields });
  let decided: Fields;
  try {
    decided = { ...wanted, ...(await decide()) };
  } catch (error) {
    await moveTo(wanted);
    throw error;
  }
  await moveTo(decided);
  return decided;
}
