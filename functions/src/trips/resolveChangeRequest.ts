import { statusAfter, type ResolveChangeRequestAnswer } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { applyChange } from '../changes/applyChange.ts';
import { changeByStaff, type StaffChange } from '../changes/changeByStaff.ts';
import { moveStatus } from '../changes/changeStatus.ts';
import { mailOfOutcome } from '../changes/guestMails.ts';
import type { AnyStatus, ChangeRequest, Fields } from '../changes/requestType.ts';
import { implement } from '../platform/operation.ts';
import { callError } from '../platform/callError.ts';
import { changeRequestEvent, changeables } from './changeRequest.ts';
import type { Changeable } from './changeable.ts';

/** Staff accept or decline a change request. The input names the version that they saw. */
export const resolveChangeRequest = implement(
  'resolveChangeRequest',
  async ({ kind, ...input }, staff): Promise<ResolveChangeRequestAnswer> => {
    const status = await changeByStaff(staff, changeables[kind], input.id, (change) =>
      answer(change, input),
    );
    logger.info('change request resolved', { kind, ...input, by: staff.uid });
    return { status };
  },
);

interface Answer {
  requestedAt: number;
  accept: boolean;
}

/**
 * In one transaction with everything that depends on it. If it is no longer available, the change request stays open
 * and can be declined.
 */
async function answer(
  { transaction, type, document, stored, by }: StaffChange<Changeable>,
  { requestedAt, accept }: Answer,
): Promise<AnyStatus> {
  const { changeRequest, status } = stored;
  if (!changeRequest || changeRequest.at.getTime() !== requestedAt || !type.isOpen(status)) {
    throw callError({ code: 'change-request-stale' });
  }
  const read = { document, stored };
  const event = changeRequestEvent(
    changeRequest,
    accept ? 'accepted' : 'declined',
    type.factsOf(stored),
  );
  if (accept && changeRequest.what === 'cancel') {
    const fields = { changeRequest: undefined };
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

/** Checks it again, moves its nights or seats, and returns the changed fields. */
async function change(
  { transaction, type, stored }: Pick<StaffChange<Changeable>, 'transaction' | 'type' | 'stored'>,
  changeRequest: Extract<ChangeRequest, { what: 'change' }>,
): Promise<Fields> {
  const { what: _, at, ...requested } = changeRequest;
  await type.move?.(transaction, stored, requested);
  const { total, fields } = await type.check(stored, requested, {
    now: new Date(),
    requestedAt: at,
  });
  const shown = 'totalPrice' in requested ? requested.totalPrice : requested.totalAmount;
  if (total !== shown) {
    throw callError({ code: 'change-request-price-changed', facts: { total, requested: shown } });
  }
  return fields;
}
