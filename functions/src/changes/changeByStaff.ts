import type { Transaction } from 'firebase-admin/firestore';
import { createMutex, writeUnlessChanged } from '../platform/firestore.ts';
import type { Staff } from '../platform/operation.ts';
import type { Author } from '../people/authorize.ts';
import { readRecord, type Read, type RequestType } from './requestType.ts';

/** Changes of the same request run one after the other. */
const mutex = createMutex();

/** A booking or transfer that a staff member changes, as it was read, and its author. */
export interface StaffChange<Type = RequestType> extends Read {
  transaction: Transaction;
  type: Type;
  by: Author;
}

/**
 * Runs a change by staff in one transaction that checks their role. Throws if the booking or transfer does not exist.
 */
export const changeByStaff = <Answer, Type extends RequestType = RequestType>(
  staff: Staff,
  type: Type,
  id: string,
  work: (change: StaffChange<Type>) => Promise<Answer>,
): Promise<Answer> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { document, stored } = await readRecord(type, id);
    // A mail about what staff do may repeat what was typed.
    return work({ transaction, type, by, document, stored: { ...stored, unverified: undefined } });
  }, mutex);
