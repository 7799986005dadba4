// A server that handles events, one a line of its input, and says the id of each that it has handled.
// Several are under way at a time, so that its end catches some half-way.
import { createInterface } from 'node:readline';
import { Timestamp } from 'firebase-admin/firestore';
import {
  bookingContribution,
  tourContribution,
  transferContribution,
  villaContribution,
} from '../../../functions/src/stats/contributions.ts';
import { countWith } from '../../../functions/src/stats/count.ts';
import { ledger, type Ledger } from '../../../functions/src/stats/ledger.ts';
import type { Stored, WrittenEvent } from './events.ts';

/** Lets everything be counted, as if there were no ledger. */
const noLedger: Ledger = () => Promise.resolve(true);
const used = process.argv.includes('--without-ledger') ? noLedger : ledger;

const handlers = {
  bookings: countWith(bookingContribution, used),
  transfers: countWith(transferContribution, used),
  tours: countWith(tourContribution, used),
  villas: countWith(villaContribution, used),
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
