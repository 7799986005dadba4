import { baliDate } from '@selasar/domain/core';
import {
  crewJobOfBooking,
  crewJobOfTransfer,
  isTickedByCrew,
  type TickJobAnswer,
} from '@selasar/domain/crew';
import type { RequestKind } from '@selasar/domain/requests';
import { HttpsError } from 'firebase-functions/v2/https';
import * as logger from '../platform/log.ts';
import { booking } from '../requests/booking.ts';
import { readRecord } from '../requests/requestType.ts';
import { implement } from '../platform/operation.ts';
import { guestError } from '../platform/callError.ts';
import { writeUnlessChanged } from '../platform/firestore.ts';
import { limitAddress } from '../platform/limits/limitAddress.ts';
import { setTick } from './day/setTick.ts';
import { transfer } from '../requests/transfer.ts';
import { crewOf } from './crewOf.ts';

export const tickByCrew = implement(
  'tickByCrew',
  async ({ key, kind, id, part, what }, guest): Promise<TickJobAnswer> => {
    const { crewId, name } = await crewOf(key, guest);
    await limitAddress(`ticks of ${guest.address}`);
    await writeUnlessChanged(async (transaction) => {
      const { job, ...read } = await readJob(kind, id, crewId);
      const isTheirs = job?.part === part && isTickedByCrew(job.date, baliDate(new Date()));
      if (!isTheirs) throw notYourJob();
      const seen = job.tick?.what ?? null;
      await setTick({ transaction, ...read, by: { crewId, name } }, { part, what, seen });
    });
    logger.info('job ticked by crew', { kind, id, part, what, crewId });
    return { what };
  },
);

const notYourJob = () => guestError({ code: 'not-your-job' });

/** A missing job and somebody else's throw the same error. */
async function readJob(kind: RequestKind, id: string, crewId: string) {
  try {
    if (kind === 'bookings') {
      const read = await readRecord(booking, id);
      return { type: booking, ...read, job: crewJobOfBooking(read.stored, crewId) };
    }
    const read = await readRecord(transfer, id);
    return { type: transfer, ...read, job: crewJobOfTransfer(read.stored, crewId) };
  } catch (error) {
    throw error instanceof HttpsError ? notYourJob() : error;
  }
}
