import type { WithdrawAskedAnswer } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { writeUnlessChanged } from '../core/firestore.ts';
import { limitAddress } from '../requests/limitAddress.ts';
import type { AnyStatus, HasStatus } from '../status/subject.ts';
import { setAsked } from './ask.ts';
import { askEvent } from './askEvent.ts';
import type { Changeable } from './changeable.ts';
import { changeOfBooking } from './changeOfBooking.ts';
import { changeOfTransfer } from './changeOfTransfer.ts';
import { readOwn } from './ownRequest.ts';
import { tripOf } from './tripOf.ts';

/** A guest takes back what they have asked. Where nothing is asked, that is so already. */
export const withdrawAsked = implement(
  'withdrawAsked',
  async ({ key, kind, id }, guest): Promise<WithdrawAskedAnswer> => {
    await limitAddress(guest.address);
    const { id: tripId } = await tripOf(key, guest);
    await (kind === 'bookings'
      ? withdraw(changeOfBooking, tripId, id)
      : withdraw(changeOfTransfer, tripId, id));
    logger.info('what was asked is withdrawn', { kind, id });
    return { kind, id };
  },
);

const withdraw = <Status extends AnyStatus, Stored extends HasStatus<Status>>(
  { subject, factsOf }: Changeable<Status, Stored, never>,
  tripId: string,
  id: string,
): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const read = await readOwn(subject, id, tripId);
    const { asked } = read.stored;
    if (!asked) return;
    setAsked(transaction, read, undefined, askEvent(asked, 'withdrawn', factsOf(read.stored)));
  });
