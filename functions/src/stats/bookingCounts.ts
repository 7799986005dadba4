import { bookingStatuses, type BookingStatus } from '@selasar/domain';

export type CountChanges = Partial<Record<'total' | BookingStatus, 1 | -1>>;

/** How the counters change when a booking's status goes from `before` to `after`; undefined is 'no booking'. */
export function countChanges(before: unknown, after: unknown): CountChanges {
  const changes: CountChanges = {};
  if (before === after) return changes;
  if (before === undefined) changes.total = 1;
  if (after === undefined) changes.total = -1;
  for (const status of bookingStatuses) {
    if (status === before) changes[status] = -1;
    if (status === after) changes[status] = 1;
  }
  return changes;
}
