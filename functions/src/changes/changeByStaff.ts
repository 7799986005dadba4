import type { Transaction } from 'firebase-admin/firestore';
import { line, writeUnlessChanged } from '../platform/firestore.ts';
import type { Staff } from '../platform/operation.ts';
import type { Author } from '../people/authorize.ts';
import { readRecord, type Read, type RequestType } from './requestType.ts';

/** All who change the same request wait in one line, whatever they change of it. */
const mutex = line();

/** A booking or transfer that a staff member changes, as it was read, and who does it. */
export interface StaffChange<Type = RequestType> extends Read {
  transaction: Transaction;
  type: Type;
  by: Author;
}

/** Lets staff change a booking or transfer, in one transaction that looks whether they may. Refuses one that is not there. */
export const changeByStaff = <Answer, Type extends RequestType = RequestType>(
  staff: Staff,
  type: Type,
  id: string,
  work: (change: StaffChange<Type>) => Promise<Answer>,
): Promise<Answer> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    return work({ transaction, type, by, ...(await readRecord(type, id)) });
  }, mutex);
