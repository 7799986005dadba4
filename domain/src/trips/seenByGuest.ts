import { tripBookingSchema, tripTransferSchema } from './tripView.ts';
import type { RequestKind } from '../requests/requestName.ts';

const shapes = { bookings: tripBookingSchema.shape, transfers: tripTransferSchema.shape };

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

/** The page of the trip and the mails show all of them. */
export const seenByGuest = (kind: RequestKind, record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(shapes[kind])
      .filter((field) => !shownSeparately.has(field) && Reflect.get(record, field) !== undefined)
      .map((field) => [field, Reflect.get(record, field) as unknown]),
  );
