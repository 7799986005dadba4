import { baliDate, cancellationOf, type CancelRequestAnswer } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { writeUnlessChanged } from '../core/firestore.ts';
import { limitAddress } from '../requests/limitAddress.ts';
import { moveStatus } from '../status/moveStatus.ts';
import type { AnyStatus, HasStatus } from '../status/subject.ts';
import { refuseClosed, setAsked } from './ask.ts';
import type { Changeable } from './changeable.ts';
import { changeOfBooking } from './changeOfBooking.ts';
import { changeOfTransfer } from './changeOfTransfer.ts';
import { readOwn } from './ownRequest.ts';
import { tripOf } from './tripOf.ts';

/**
 * A guest cancels a booking or transfer: at once where that is free, else staff are asked. It may be sent again: what is
 * cancelled, or asked, is so already.
 */
export const cancelRequest = implement(
  'cancelRequest',
  async ({ key, kind, id }, guest): Promise<CancelRequestAnswer> => {
    await limitAddress(guest.address);
    const { id: tripId } = await tripOf(key, guest);
    const answer = await (kind === 'bookings'
      ? cancel(changeOfBooking, 'cancelled', tripId, id)
      : cancel(changeOfTransfer, 'cancelled', tripId, id));
    logger.info('cancelled by the guest', { kind, id, outcome: answer.outcome });
    return answer;
  },
);

const cancel = <Status extends AnyStatus, Stored extends HasStatus<Status>>(
  changeable: Changeable<Status, Stored, never>,
  cancelled: Status,
  tripId: string,
  id: string,
): Promise<CancelRequestAnswer> =>
  writeUnlessChanged(async (transaction) => {
    const { subject } = changeable;
    const read = await readOwn(subject, id, tripId);
    const { stored } = read;
    if (stored.status === cancelled) return { outcome: 'cancelled' };
    const now = new Date();
    // What nobody has confirmed can be taken back also when its day has passed.
    if (stored.status !== 'pending') refuseClosed(changeable, stored, now);
    const { isFree, lost } = cancellationOf(stored, baliDate(now));
    if (isFree) {
      const fields = stored.asked ? { asked: FieldValue.delete() } : {};
      await moveStatus(transaction, { subject, ...read, to: cancelled, by: 'guest', fields });
      return { outcome: 'cancelled' };
    }
    if (stored.asked?.what !== 'cancel') {
      setAsked(transaction, read, { what: 'cancel' }, { what: 'cancel', outcome: 'asked' });
    }
    return { outcome: 'asked', ...(lost === undefined ? {} : { lost }) };
  });
