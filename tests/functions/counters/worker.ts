// A server that handles events, one a line of its input, and says the id of each that it has handled.
// Several are under way at a time, so that its end catches some half-way.
import { createInterface } from 'node:readline';
import { Timestamp } from 'firebase-admin/firestore';
import {
  onBookingWritten,
  onTourWritten,
  onTransferWritten,
  onVillaWritten,
} from '../../../functions/src/stats/triggers.ts';
import type { Stored, WrittenEvent } from './events.ts';

const handlers = {
  bookings: onBookingWritten,
  transfers: onTransferWritten,
  tours: onTourWritten,
  villas: onVillaWritten,
};
type Event = Parameters<typeof onBookingWritten.run>[0];

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
  await handlers[kind].run(event as unknown as Event);
  process.stdout.write(`handled ${id}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  void handle(JSON.parse(line) as WrittenEvent);
}
