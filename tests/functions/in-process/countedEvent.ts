import { randomUUID } from 'node:crypto';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { counter } from '../../../functions/src/stats/count.ts';

/** A server that does not rest between its commits. */
export const server = () => counter(() => Promise.resolve());
type Count = ReturnType<typeof server>;

const eventOf = (before: DocumentSnapshot, after: DocumentSnapshot) =>
  ({ id: randomUUID(), data: { before, after } }) as unknown as Parameters<Count>[0];

/** Writes or deletes a booking; its event waits for delivery. */
export async function written(
  db: Firestore,
  data: DocumentData | undefined,
  path = `bookings/${randomUUID()}`,
) {
  const reference = db.doc(path);
  const before = await reference.get();
  await (data ? reference.set(data) : reference.delete());
  const event = eventOf(before, await reference.get());
  return { path, event, deliver: (count = server()) => count(event) };
}
