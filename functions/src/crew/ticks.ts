import { baliDate, isToCome } from '@selasar/domain/core';
import {
  crewJobOfBooking,
  crewJobOfTransfer,
  isSure,
  isTickedByCrew,
  type TickJobInput,
} from '@selasar/domain/crew';
import { type RequestKind, requestKinds, type Tick } from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Author } from '../platform/audit.ts';
import { callError, guestError } from '../platform/callError.ts';
import { writeUnlessChanged } from '../platform/firestore.ts';
import { limitAddress } from '../platform/limits.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { applyChange } from '../requests/applyChange.ts';
import { booking } from '../requests/booking.ts';
import { changeByStaff, type StaffChange } from '../requests/changeByStaff.ts';
import { eventAuthor, type CrewAuthor } from '../requests/history.ts';
import { readRecord } from '../requests/kindOnServer.ts';
import { transfer } from '../requests/transfer.ts';
import { crewOf } from './crew.ts';

export const tickJob = implement('tickJob', async (input, staff) => {
  await changeByStaff(staff, input, (change) => setTick(change, input));
  logger.info('job ticked', { ...input, by: staff.uid });
  return { what: input.what };
});

export const tickByCrew = implement('tickByCrew', async ({ key, kind, id, part, what }, guest) => {
  const { crewId, name } = await crewOf(key, guest);
  await limitAddress(guest.address, 'ticks');
  await writeUnlessChanged(async (transaction) => {
    const { job, ...read } = await readJob(kind, id, crewId);
    const isTheirs = job?.part === part && isTickedByCrew(job.date, baliDate(new Date()));
    if (!isTheirs) throw notYourJob();
    const seen = job.tick?.what ?? null;
    await setTick({ transaction, ...read, by: { crewId, name } }, { part, what, seen });
  });
  logger.info('job ticked by crew', { kind, id, part, what, crewId });
  return { what };
});

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

type Ticking = Omit<StaffChange, 'by'> & { by: Author | CrewAuthor };

async function setTick(
  { transaction, type, document, stored, by }: Ticking,
  { part, what, seen }: Pick<TickJobInput, 'part' | 'what' | 'seen'>,
): Promise<void> {
  const { noun: name } = requestKinds[type.kind];
  const { status, ticks } = stored;
  const job = type.parts(stored).find((one) => one.part === part);
  if (!job) throw callError({ code: 'part-not-found', field: 'part', facts: { name } });
  if (!isSure(status)) {
    const facts = { name, currentStatus: status };
    throw callError({ code: 'job-not-sure', facts, currentStatus: status });
  }
  const tick = ticks?.[part];
  const who = whoOf(by);
  // A repeated call after a lost response: already done.
  if ((tick?.what ?? null) === what && (tick === undefined || tick.by === who.by)) return;
  if ((tick?.what ?? null) !== seen) throw callError({ code: 'tick-stale', facts: { tick } });
  if (what !== null && isToCome(job.date, baliDate(new Date())))
    throw callError({ code: 'day-to-come', facts: { date: job.date } });
  const after = what && { what, at: Timestamp.now(), ...who };
  const fields = { [`ticks.${part}`]: after ?? undefined };
  await applyChange(transaction, { what: 'tick', document, fields, by });
}

function whoOf(author: Author | CrewAuthor): Pick<Tick, 'by' | 'byName'> {
  const { by, byName } = eventAuthor(author);
  return { by, ...(byName ? { byName } : {}) };
}
