import { tripBookingSchema, tripTransferSchema } from '../trips/tripView.ts';
import type { RequestKind } from '../trips/request.ts';

const shapes = { bookings: tripBookingSchema.shape, transfers: tripTransferSchema.shape };

/** Told in ways of their own: what it is, what has become of it, what was said and asked. */
const notTold: ReadonlySet<string> = new Set([
  'kind',
  'id',
  'status',
  'createdAt',
  'changedAt',
  'changeRequest',
  'thread',
  'review',
]);

/** What a guest sees of a request, on the page of their trip and in letters: who tells of it tells of all of this. */
export const seenByGuest = (kind: RequestKind, record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(shapes[kind])
      .filter((field) => !notTold.has(field) && Reflect.get(record, field) !== undefined)
      .map((field) => [field, Reflect.get(record, field) as unknown]),
  );
