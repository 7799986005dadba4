// A server that handles events, one per line of its input, and prints the id of each handled event.
// Several are under way at a time, so that its end catches some half-way.
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { counter } from '../../../../functions/src/stats/count.ts';
import type { Stored, WrittenEvent } from './events.ts';

/** Forgets what is counted of a record, as if each delivery were another event. */
const forgets = process.argv.includes('--forgetful');
/** The engine bears more than one write a second. */
const count = counter(() => setTimeout(20));

function dataOf(stored: Stored | undefined) {
  if (!stored) return undefined;
  const { createdAt, ...rest } = stored;
  const created = createdAt === undefined ? {} : { createdAt: Timestamp.fromMillis(createdAt) };
  return { ...rest, ...created };
}

async function handle({ id, path, before, after }: WrittenEvent): Promise<void> {
  if (forgets) await db.doc(`contributions/${path.replace('/', '_')}`).delete();
  const version = (stored: Stored | undefined) => ({ data: () => dataOf(stored), ref: { path } });
  const event = { id, data: { before: version(before), after: version(after) } };
  await count(event as unknown as Parameters<typeof count>[0]);
  process.stdout.write(`handled ${id}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  void handle(JSON.parse(line) as WrittenEvent);
}
