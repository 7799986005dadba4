import { requestStatus, type ChangeRequestEvent } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import type { Staff } from '../platform/operation.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff } from './changeByStaff.ts';
import { mailOfStatus } from './guestMails.ts';
import type { Actor } from './recordEvent.ts';
import type { AnyStatus, Fields, Read, RequestType } from './requestType.ts';

interface StatusChange {
  id: string;
  /** The status that the staff member saw, and the new one. */
  from: AnyStatus;
  to: AnyStatus;
  /** How long the guest's mail waits, in milliseconds, if not the default. */
  waitsMs?: number;
}

/**
 * Changes the status of a booking or transfer, with everything that depends on it, in one transaction. Returns the id
 * of its event. Throws a `callError` if the request does not exist, the view is outdated, or the status machine does
 * not allow the change.
 */
export const changeStatus = (
  type: RequestType,
  { id, ...change }: StatusChange,
  staff: Staff,
): Promise<string> =>
  changeByStaff(staff, type, id, async ({ transaction, document, stored, by }) => {
    const { from, to, waitsMs } = change;
    refuseOtherChanges(type, stored.status, change);
    // Restoring a request drops its old change request; undoing the cancellation keeps it.
    const fields = type.isOpen(from) ? {} : { changeRequest: undefined };
    return moveStatus(transaction, { type, document, stored, to, by, fields, waitsMs });
  });

/** Throws a `callError` if the view is outdated or the status machine does not allow the change. */
export function refuseOtherChanges<Status extends string>(
  type: { name: RequestType['name'] | 'review'; isAllowed(from: Status, to: Status): boolean },
  currentStatus: Status,
  { from, to }: { from: Status; to: Status },
): void {
  const { name } = type;
  if (currentStatus !== from) {
    const facts = { name, currentStatus };
    throw callError({ code: 'status-stale', field: 'from', facts, currentStatus });
  }
  if (!type.isAllowed(from, to)) {
    const facts = { name, from, to };
    throw callError({ code: 'status-not-allowed', field: 'to', facts, currentStatus });
  }
}

interface Move extends Read {
  type: RequestType;
  to: AnyStatus;
  by: Actor;
  /** Further changed fields, and further details for the history. */
  fields: Fields;
  changeRequest?: ChangeRequestEvent;
  waitsMs?: number | undefined;
}

/** Changes the status, with nights or seats and the guest's mail. Returns the event's id. */
export async function moveStatus(
  transaction: Transaction,
  { type, document, stored, waitsMs, ...change }: Move,
): Promise<string> {
  const { to, by } = change;
  // No mail to a guest who cancels a request that staff have not answered: they know, and a mail would carry a
  // stranger's words to any address.
  const sendsMail = by !== 'guest' || !requestStatus[stored.status].isWaiting;
  const mail = sendsMail ? await mailOfStatus(type, { document, stored }, to, waitsMs) : undefined;
  await type.also?.(transaction, stored, to);
  const event = await applyChange(transaction, { document, ...change, mail });
  if (event === undefined) throw new Error(`It is ${to} already.`);
  return event;
}
