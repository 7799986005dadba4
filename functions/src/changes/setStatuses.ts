import { undo, type SetStatusesAnswer, type StatusChange } from '@selasar/domain';
import { HttpsError } from 'firebase-functions/v2/https';
import * as logger from '../platform/log.ts';
import { db } from '../platform/firestore.ts';
import { implement, type Staff } from '../platform/operation.ts';
import { changeStatus } from './changeStatus.ts';
import { settleEach } from './settleEach.ts';
import { requestTypes } from './requestTypes.ts';
import { newestChange } from './undo.ts';

/** Staff change the status of several bookings and transfers. A refusal of one does not affect the others. */
export const setStatuses = implement(
  'setStatuses',
  async ({ changes }, staff): Promise<SetStatusesAnswer> => ({
    results: await settleEach('setStatuses', changes, async (change) => {
      const eventId = await setOnce(change, staff);
      logger.info('status set', { ...change, by: staff.uid });
      return { id: change.id, eventId };
    }),
  }),
);

/** The id of the event. A repeated call after a lost response returns the id of the first. */
async function setOnce({ kind, ...change }: StatusChange, staff: Staff): Promise<string> {
  try {
    const waitsMs = undo.manyWaitMs;
    return await changeStatus(requestTypes[kind], { ...change, waitsMs }, staff);
  } catch (error) {
    const request = db.collection(kind).doc(change.id);
    const event = isStale(error) ? await newestChange(request) : undefined;
    const isOwn = event?.by === staff.uid && event.from === change.from && event.to === change.to;
    if (isOwn && !event.undoes) return event.id;
    throw error;
  }
}

const isStale = (error: unknown): boolean =>
  error instanceof HttpsError && (error.details as { code?: unknown }).code === 'status-stale';
