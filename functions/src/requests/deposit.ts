import { baliDate } from '@selasar/domain/core';
import { depositDueFrom } from '@selasar/domain/pricing';
import { depositOf } from '@selasar/domain/requests';
import { queuedMailsOf } from '../mail/mailQueue.ts';
import { storedPaymentTerms } from '../mail/waysToPay.ts';
import { callError } from '../platform/callError.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { differing } from './applyChange.ts';
import { changeByStaff } from './changeByStaff.ts';
import { changeAndNotify } from './edit.ts';
import { refuseStale } from './history.ts';
import type { Fields, StoredRequest } from './kindOnServer.ts';

/** Decided when a booking is confirmed: terms that change later move no promise. */
export async function promisedDeposit({
  deposit,
}: Pick<StoredRequest, 'deposit'>): Promise<Pick<StoredRequest, 'depositDue'>> {
  if (!deposit) return { depositDue: undefined };
  return { depositDue: depositDueFrom(await storedPaymentTerms(), baliDate(new Date())) };
}

/** A deposit that is raised after it was due gets a day on which the guest can still pay it. */
export async function renewedDue(
  { deposit = 0, depositDue }: StoredRequest,
  fields: Fields,
): Promise<Fields> {
  const isRaised = Number(fields['deposit'] ?? 0) > deposit;
  const isPast = depositDue !== undefined && depositDue < baliDate(new Date());
  return isRaised && isPast ? { ...fields, ...(await promisedDeposit(fields)) } : fields;
}

/** A repeated call changes nothing. */
export const setPaymentLink = implement('setPaymentLink', async ({ id, seen, link }, staff) => {
  await changeByStaff(staff, { kind: 'bookings', id }, async (change) => {
    const { transaction, document, stored } = change;
    const waiting = await queuedMailsOf(transaction, id);
    const fields = { paymentLink: link || undefined };
    if (differing(document, fields).length === 0) return;
    await refuseStale(document, { name: 'booking', seen });
    if (link && !depositOf(stored)?.owed) throw callError({ code: 'no-deposit-due' });
    await changeAndNotify(change, { what: 'edited', fields, waiting });
  });
  logger.info('payment link set', { id, by: staff.uid });
  return { link };
});
