import { undo, type SetStatusesAnswer, type StatusChange } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { HttpsError } from 'firebase-functions/v2/https';
import { booking } from '../bookings/setBookingStatus.ts';
import { implement, type Staff } from '../core/operation.ts';
import { transfer } from '../transfers/setTransferStatus.ts';
import { changeStatus } from './changeStatus.ts';
import { eachByItself } from './eachByItself.ts';
import { referenceOf } from './subject.ts';
import { newestChange } from './takeBack.ts';

/** Staff change several bookings and transfers. What one is refused stops no other. */
export const setStatuses = implement(
  'setStatuses',
  async ({ changes }, staff): Promise<SetStatusesAnswer> => ({
    results: await eachByItself('setStatuses', changes, async (change) => {
      const eventId = await setOnce(change, staff);
      logger.info('status set', { ...change, by: staff.uid });
      return { id: change.id, eventId };
    }),
  }),
);

/** The id of the event. When the same call comes again, because its answer was lost, that is the event of the first. */
async function setOnce(change: StatusChange, staff: Staff): Promise<string> {
  try {
    return change.kind === 'bookings'
      ? await changeStatus(booking, change, staff, undo.manyWaitMs)
      : await changeStatus(transfer, change, staff, undo.manyWaitMs);
  } catch (error) {
    const event = isStale(error) ? await newestChange(documentOf(change)) : undefined;
    const isOwn = event?.by === staff.uid && event.from === change.from && event.to === change.to;
    if (isOwn && !event.undoes) return event.id;
    throw error;
  }
}

const isStale = (error: unknown): boolean =>
  error instanceof HttpsError && (error.details as { code?: unknown }).code === 'status-stale';

const documentOf = ({ kind, id }: StatusChange) =>
  referenceOf(kind === 'bookings' ? 'booking' : 'transfer', id);
