import { requestStatus, type ChangeRequestEvent } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import type { Staff } from '../platform/operation.ts';
import { mayMail } from '../platform/requests/limitMails.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff } from './changeByStaff.ts';
import { mailOfStatus } from './guestMails.ts';
import type { Actor } from './recordEvent.ts';
import type { AnyStatus, Fields, Read, RequestType } from './requestType.ts';

interface StatusChange {
  id: string;
  /** What the staff member saw, and what it shall become. */
  from: AnyStatus;
  to: AnyStatus;
  /** How long the guest's mail waits, if not as usual. */
  waitsMs?: number;
}

/**
 * Gives a booking or transfer another status, with everything that belongs to it, in one transaction. Answers the id of
 * the event that tells of it. Throws a `callError` for one that is not there, an outdated view, and a change that the
 * status machine does not know.
 */
export const changeStatus = (
  type: RequestType,
  { id, ...change }: StatusChange,
  staff: Staff,
): Promise<string> =>
  changeByStaff(staff, type, id, async ({ transaction, document, stored, by }) => {
    const { from, to, waitsMs } = change;
    refuseOtherChanges(type, stored.status, change);
    // What was asked of it before it was cancelled is over when it is restored; an undone cancellation keeps it.
    const fields = type.isOpen(from) ? {} : { changeRequest: undefined };
    return moveStatus(transaction, { type, document, stored, to, by, fields, waitsMs });
  });

/** Refuses a change that starts from an outdated view, and one that the status machine does not know. */
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
  /** What changes of its fields besides, and what the history tells besides. */
  fields: Fields;
  ask?: ChangeRequestEvent;
  waitsMs?: number | undefined;
}

/** Gives it another status, with its nights or seats and the guest's mail. Answers the event's id. */
export async function moveStatus(
  transaction: Transaction,
  { type, document, stored, waitsMs, ...change }: Move,
): Promise<string> {
  const { to, by } = change;
  // Who takes back what nobody has answered knows it. A mail would bring a stranger's words to any address.
  const isTold =
    by !== 'guest' ||
    (!requestStatus[stored.status].isWaiting && (await mayMail(transaction, stored.customerEmail)));
  const mail = isTold ? await mailOfStatus(type, { document, stored }, to, waitsMs) : undefined;
  await type.also?.(transaction, stored, to);
  const event = await applyChange(transaction, { document, ...change, mail });
  if (event === undefined) throw new Error(`It is ${to} already.`);
  return event;
}
