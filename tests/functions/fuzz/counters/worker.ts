// A server that handles events, one per line of its input, and prints the id of each handled event.
// Several are under way at a time, so that its end catches some half-way.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Timestamp } from 'firebase-admin/firestore';
import {
  bookingContribution,
  tourContribution,
  transferContribution,
  villaContribution,
} from '../../../../functions/src/stats/contributions.ts';
import { countWith } from '../../../../functions/src/stats/count.ts';
import { folder, paceOf } from '../../../../functions/src/stats/fold.ts';
import { ledger, type Ledger } from '../../../../functions/src/stats/ledger.ts';
import type { Stored, WrittenEvent } from './events.ts';

/** Takes each delivery for another event, as if there were no ledger. */
const noLedger: Ledger = (event) => ledger({ ...event, id: randomUUID() });
const used = process.argv.includes('--without-ledger') ? noLedger : ledger;
/** Here nothing bears only one write a second. */
const fold = folder(paceOf(20));

const handlers = {
  bookings: countWith(bookingContribution, used, fold),
  transfers: countWith(transferContribution, used, fold),
  tours: countWith(tourContribution, used, fold),
  villas: countWith(villaContribution, used, fold),
};
type Event = Parameters<(typeof handlers)['bookings']>[0];

function snapshot(stored: Stored | undefined, at: number) {
  if (!stored) return undefined;
  const { createdAt, ...rest } = stored;
  const created = createdAt === undefined ? {} : { createdAt: Timestamp.fromMillis(createdAt) };
  return { data: () => ({ ...rest, ...created }), updateTime: Timestamp.fromMillis(at) };
}

async function handle({ id, kind, before, after, at }: WrittenEvent): Promise<void> {
  const event = {
    id,
    time: new Date(at).toISOString(),
    data: { before: snapshot(before, at), after: snapshot(after, at) },
  };
  await handlers[kind](event as unknown as Event);
  process.stdout.write(`handled ${id}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  void handle(JSON.parse(line) as WrittenEvent);
}
