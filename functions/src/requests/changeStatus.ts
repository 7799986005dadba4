import { baliDate, isToCome } from '@selasar/domain/core';
import {
  type ChangeRequestEvent,
  isOpenRequest,
  requestStatus,
  statusAfter,
  type RequestStatus,
} from '@selasar/domain/requests';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { queuedMailsOf } from '../mail/mailQueue.ts';
import { callError } from '../platform/callError.ts';
import type { Staff } from '../platform/operation.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff, type RequestRef } from './changeByStaff.ts';
import { promisedDeposit } from './deposit.ts';
import { mailOfStatus } from './guestMails.ts';
import type { Actor } from './history.ts';
import {
  type Fields,
  type Read,
  refuseOtherChanges,
  type KindOnServer,
  type StoredRequest,
} from './kindOnServer.ts';

interface StatusChange extends RequestRef {
  from: RequestStatus;
  to: RequestStatus;
  /** How long the guest's mail waits, if not the default. */
  waitsMs?: number;
}

/** Returns the id of its event. Throws if the view is outdated or the change is not allowed. */
export const changeStatus = (change: StatusChange, staff: Staff): Promise<string> =>
  changeByStaff(staff, change, async ({ transaction, type, document, stored, by }) => {
    const { from, to, waitsMs } = change;
    refuseOtherChanges(type, stored.status, change);
    refuseEarly(type, stored, to);
    // Restoring a request drops its old change request; undoing the cancellation keeps it.
    const fields = isOpenRequest(from) ? {} : { changeRequest: undefined };
    return moveStatus(transaction, { type, document, stored, to, by, fields, waitsMs });
  });

function refuseEarly(type: KindOnServer, stored: StoredRequest, to: RequestStatus): void {
  const [first] = type.parts(stored);
  if (requestStatus[to].isOver && first && isToCome(first.date, baliDate(new Date())))
    throw callError({ code: 'day-to-come', facts: { date: first.date } });
}

interface Move extends Read {
  type: KindOnServer;
  to: RequestStatus;
  by: Actor;
  fields: Fields;
  changeRequest?: ChangeRequestEvent;
  waitsMs?: number | undefined;
}

export async function moveStatus(
  transaction: Transaction,
  { type, document, stored, waitsMs, ...moved }: Move,
): Promise<string> {
  const { to, by } = moved;
  const replaces = replacedBy(
    { from: stored.status, to },
    await queuedMailsOf(transaction, stored.id),
  );
  // Each cancellation decides anew what the guest lost, and each confirmation until when the deposit is due.
  const fields = {
    ...(to === statusAfter.cancellation && { keptDeposit: undefined }),
    ...(to === statusAfter.confirmation && (await promisedDeposit(stored))),
    ...moved.fields,
  };
  // No mail to a guest who cancels a request that staff have not answered: they know, and a mail would carry a
  // stranger's words to any address.
  const sendsMail = by !== 'guest' || !requestStatus[stored.status].isWaiting;
  const after = { ...stored, ...fields };
  const mail = sendsMail
    ? { ...(await mailOfStatus(type, { document, stored: after }, to, waitsMs)), replaces }
    : undefined;
  await type.takeOrFreePlace?.(transaction, stored, to);
  const withdraws = replaces;
  const event = await applyChange(transaction, { document, ...moved, fields, mail, withdraws });
  if (event === undefined) throw new Error(`It is ${to} already.`);
  return event;
}

/** A new status says how all stands now. Only the answer to a guest's question is said nowhere else while it is open. */
const replacedBy = (
  { from, to }: { from: RequestStatus; to: RequestStatus },
  waiting: readonly DocumentSnapshot[],
): readonly DocumentSnapshot[] =>
  isOpenRequest(from) && isOpenRequest(to)
    ? waiting.filter((mail) => mail.get('knows') !== undefined)
    : waiting;
