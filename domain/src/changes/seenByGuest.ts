import { tripBookingSchema, tripTransferSchema } from '../trips/tripView.ts';
import type { RequestKind } from '../trips/request.ts';

const shapes = { bookings: tripBookingSchema.shape, transfers: tripTransferSchema.shape };

/** Fields that are shown separately: item, status, messages and change requests. */
const shownSeparately: ReadonlySet<string> = new Set([
  'kind',
  'id',
  'status',
  'createdAt',
  'changedAt',
  'changeRequest',
  'thread',
  'review',
]);

/** The fields of a request that its guest sees, on the page of the trip and in mails; both show all of them. */
export const seenByGuest = (kind: RequestKind, record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(shapes[kind])
      .filter((field) => !shownSeparately.has(field) && Reflect.get(record, field) !== undefined)
      .map((field) => [field, Reflect.get(record, field) as unknown]),
  );
