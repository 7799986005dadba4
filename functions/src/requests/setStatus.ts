import { type StatusChange, undo } from '@selasar/domain/requests';
import { HttpsError } from 'firebase-functions/v2/https';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement, type Staff } from '../platform/operation.ts';
import { changeStatus } from './changeStatus.ts';
import { newestChange } from './history.ts';
import { settleEach } from './settleEach.ts';

export const setBookingStatus = implement('setBookingStatus', async (input, staff) => {
  const { bookingId, from, to } = input;
  const eventId = await changeStatus({ kind: 'bookings', id: bookingId, from, to }, staff);
  logger.info('booking status set', { ...input, by: staff.uid });
  return { bookingId, status: to, eventId };
});

export const setTransferStatus = implement('setTransferStatus', async (input, staff) => {
  const { transferId, from, to } = input;
  const eventId = await changeStatus({ kind: 'transfers', id: transferId, from, to }, staff);
  logger.info('transfer status set', { ...input, by: staff.uid });
  return { transferId, status: to, eventId };
});

export const setStatuses = implement('setStatuses', async ({ changes }, staff) => ({
  results: await settleEach('setStatuses', changes, async (change) => {
    const eventId = await setOnce(change, staff);
    logger.info('status set', { ...change, by: staff.uid });
    return { id: change.id, eventId };
  }),
}));

/** A repeated call after a lost response returns the id of the first. */
async function setOnce(change: StatusChange, staff: Staff): Promise<string> {
  try {
    const waitsMs = undo.manyWaitMs;
    return await changeStatus({ ...change, waitsMs }, staff);
  } catch (error) {
    const request = db.collection(change.kind).doc(change.id);
    const event = isStale(error) ? await newestChange(request) : undefined;
    const isOwn = event?.by === staff.uid && event.from === change.from && event.to === change.to;
    if (isOwn && !event.undoes) return event.id;
    throw error;
  }
}

const isStale = (error: unknown): boolean =>
  error instanceof HttpsError && (error.details as { code?: unknown }).code === 'status-stale';
