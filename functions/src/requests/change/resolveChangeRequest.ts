import { isOpenRequest, statusAfter, type RequestStatus } from '@selasar/domain/requests';
import { cancellationOf } from '@selasar/domain/trips';
import { callError } from '../../platform/callError.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { applyChange } from '../applyChange.ts';
import { renewedDue } from '../deposit.ts';
import { changeByStaff, decideAndMove, type StaffChange } from '../changeByStaff.ts';
import { moveStatus } from '../changeStatus.ts';
import { mailOfOutcome } from '../guestMails.ts';
import type { ChangeRequest, Fields } from '../kindOnServer.ts';
import { changeRequestEvent } from './changeRequest.ts';

export const resolveChangeRequest = implement('resolveChangeRequest', async (input, staff) => {
  const status = await changeByStaff(staff, input, (change) => answer(change, input));
  logger.info('change request resolved', { ...input, by: staff.uid });
  return { status };
});

/** If it is no longer available, the change request stays open and can be declined. */
async function answer(
  { transaction, type, document, stored, by }: StaffChange,
  { requestedAt, accept }: { requestedAt: number; accept: boolean },
): Promise<RequestStatus> {
  const { changeRequest, status } = stored;
  if (!changeRequest || changeRequest.at.getTime() !== requestedAt || !isOpenRequest(status)) {
    throw callError({ code: 'change-request-stale' });
  }
  const read = { document, stored };
  const outcome = accept ? 'accepted' : 'declined';
  const event = changeRequestEvent(changeRequest, outcome, type.factsOf(stored));
  if (accept && changeRequest.what === 'cancel') {
    // As it was when the guest asked: waiting for an answer costs nothing.
    const { lost: keptDeposit } = cancellationOf(stored, changeRequest.at);
    const fields = { changeRequest: undefined, keptDeposit };
    const to = statusAfter.cancellation;
    await moveStatus(transaction, { type, ...read, to, by, fields, changeRequest: event });
    return to;
  }
  const isChanged = accept && changeRequest.what === 'change';
  const fields = isChanged ? await change({ transaction, type, stored }, changeRequest) : {};
  const declined = changeRequest.what === 'cancel' ? 'cancellation declined' : 'change declined';
  const after = { document, stored: { ...stored, ...fields } };
  const mail = await mailOfOutcome(type, after, accept ? 'changed' : declined, stored);
  const settled = { ...fields, changeRequest: undefined };
  await applyChange(transaction, { document, by, fields: settled, changeRequest: event, mail });
  return status;
}

function change(
  to: Pick<StaffChange, 'transaction' | 'type' | 'stored'>,
  changeRequest: Extract<ChangeRequest, { what: 'change' }>,
): Promise<Fields> {
  const { what: _, at, ...requested } = changeRequest;
  const moment = { now: new Date(), requestedAt: at };
  return decideAndMove(to, requested, async () => {
    const { total, fields } = await to.type.checkChange(to.stored, requested, moment);
    const shown = 'totalPrice' in requested ? requested.totalPrice : requested.totalAmount;
    if (total !== shown) {
      throw callError({ code: 'change-request-price-changed', facts: { total, requested: shown } });
    }
    return renewedDue(to.stored, fields);
  });
}
