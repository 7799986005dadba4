import {
  cancellationOf,
  requestStatus,
  statusAfter,
  type CancelRequestAnswer,
} from '@selasar/domain';
import { moveStatus } from '../changes/changeStatus.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { writeUnlessChanged } from '../platform/firestore.ts';
import { limitAddress } from '../platform/requests/limitAddress.ts';
import { changeables, refuseClosed, setChangeRequest } from './changeRequest.ts';
import type { Changeable } from './changeable.ts';
import { readOwn } from './ownRequest.ts';
import { tripOf } from './tripOf.ts';

/**
 * A guest cancels a booking or transfer: at once if that is free, otherwise as a change request to staff. A repeated
 * call changes nothing.
 */
export const cancelRequest = implement(
  'cancelRequest',
  async ({ key, kind, id }, guest): Promise<CancelRequestAnswer> => {
    await limitAddress(guest.address);
    const { id: tripId } = await tripOf(key, guest);
    const answer = await cancel(changeables[kind], tripId, id);
    logger.info('cancelled by the guest', { kind, id, outcome: answer.outcome });
    return answer;
  },
);

const cancel = (type: Changeable, tripId: string, id: string): Promise<CancelRequestAnswer> =>
  writeUnlessChanged(async (transaction) => {
    const read = await readOwn(type, id, tripId);
    const { stored } = read;
    if (stored.status === statusAfter.cancellation) return { outcome: 'cancelled' };
    const now = new Date();
    // An unconfirmed request can be withdrawn even after its day.
    if (!requestStatus[stored.status].isWaiting) refuseClosed(type, stored, now);
    const { isFree, lost } = cancellationOf(stored, now);
    if (isFree) {
      const fields = { changeRequest: undefined };
      const to = statusAfter.cancellation;
      await moveStatus(transaction, { type, ...read, to, by: 'guest', fields });
      return { outcome: 'cancelled' };
    }
    if (stored.changeRequest?.what !== 'cancel') {
      const changeRequest = { what: 'cancel', outcome: 'requested' } as const;
      await setChangeRequest(transaction, read, { what: 'cancel' }, changeRequest);
    }
    return { outcome: 'requested', ...(lost === undefined ? {} : { lost }) };
  });
