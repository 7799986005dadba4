import { requestStatus, statusAfter } from '@selasar/domain/requests';
import { cancellationOf, type CancelRequestAnswer } from '@selasar/domain/trips';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { moveStatus } from '../changeStatus.ts';
import { refuseClosed } from '../kindOnServer.ts';
import { changeByGuest, type Done, type OwnChange } from './changeByGuest.ts';
import { setChangeRequest } from './changeRequest.ts';

/** A repeated call changes nothing. */
export const cancelRequest = implement('cancelRequest', async (own, guest) => {
  const answer = await changeByGuest(guest, own, cancel);
  logger.info('cancelled by the guest', { kind: own.kind, id: own.id, outcome: answer.outcome });
  return answer;
});

async function cancel({
  transaction,
  type,
  ...read
}: OwnChange): Promise<Done<CancelRequestAnswer>> {
  const { stored } = read;
  if (stored.status === statusAfter.cancellation) return { answer: { outcome: 'cancelled' } };
  const now = new Date();
  const { isWaiting } = requestStatus[stored.status];
  // An unconfirmed request can be withdrawn even after its day.
  if (!isWaiting) refuseClosed(type, stored, now);
  const { isFree, lost } = cancellationOf(stored, now);
  if (isFree) {
    const fields = { changeRequest: undefined };
    const to = statusAfter.cancellation;
    await moveStatus(transaction, { type, ...read, to, by: 'guest', fields });
    return { answer: { outcome: 'cancelled' }, told: isWaiting ? 'cancellation' : 'status' };
  }
  const answer = { outcome: 'requested', ...(lost === undefined ? {} : { lost }) } as const;
  if (stored.changeRequest?.what === 'cancel') return { answer };
  const changeRequest = { what: 'cancel', outcome: 'requested' } as const;
  await setChangeRequest(transaction, read, { what: 'cancel' }, changeRequest);
  return { answer, told: 'cancellation requested' };
}
