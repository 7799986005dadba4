import {
  isSure,
  partsOfBooking,
  type JobPart,
  type Tick,
  type TickJobInput,
} from '@selasar/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { booking } from '../bookings/setBookingStatus.ts';
import { changeFields } from '../changes/changeFields.ts';
import { callError } from '../core/callError.ts';
import type { Author } from '../people/authorize.ts';
import { asHistoryTells, type CrewAuthor } from '../status/statusEvent.ts';
import { readSubject, type AnyStatus } from '../status/subject.ts';
import { transfer } from '../transfers/setTransferStatus.ts';

/** What is known of a request whose job is ticked. */
interface Ticked {
  name: 'booking' | 'transfer';
  status: AnyStatus;
  parts: readonly JobPart[];
  ticks?: Partial<Record<JobPart, Tick | undefined>> | undefined;
}

async function readTicked(kind: TickJobInput['kind'], id: string) {
  if (kind === 'bookings') {
    const { document, stored } = await readSubject(booking, id);
    const parts = partsOfBooking(stored).map(({ part }) => part);
    return { document, ticked: { ...stored, name: booking.name, parts } satisfies Ticked };
  }
  const { document, stored } = await readSubject(transfer, id);
  const parts = ['transfer'] as const;
  return { document, ticked: { ...stored, name: transfer.name, parts } satisfies Ticked };
}

/**
 * Says what has become of a job, in a transaction, by staff or by the crew. Refuses a part that the request does not
 * have, a request that is not confirmed, and what starts from an outdated view.
 */
export async function setTick(
  transaction: Transaction,
  { kind, id, part, what, seen }: TickJobInput,
  by: Author | CrewAuthor,
): Promise<void> {
  const { document, ticked } = await readTicked(kind, id);
  const { name, status, parts, ticks }: Ticked = ticked;
  if (!parts.includes(part))
    throw callError({ code: 'part-not-found', field: 'part', facts: { name } });
  if (!isSure(status)) {
    const facts = { name, currentStatus: status };
    throw callError({ code: 'job-not-sure', facts, currentStatus: status });
  }
  const tick = ticks?.[part];
  const who = whoOf(by);
  // Sent again after a lost answer, it is done already.
  if ((tick?.what ?? null) === what && (tick === undefined || tick.by === who.by)) return;
  if ((tick?.what ?? null) !== seen) throw callError({ code: 'tick-stale', facts: { tick } });
  const after = what && { what, at: Timestamp.now(), ...who };
  changeFields(transaction, {
    what: 'tick',
    document,
    fields: { [`ticks.${part}`]: after ?? undefined },
    by,
  });
}

function whoOf(author: Author | CrewAuthor): Pick<Tick, 'by' | 'byName'> {
  const { by, byName } = asHistoryTells(author);
  return { by, ...(byName ? { byName } : {}) };
}
