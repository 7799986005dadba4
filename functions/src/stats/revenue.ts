import { bookingStatus, statusesOf } from '@selasar/domain';

/** The statuses of bookings whose price is revenue. */
export const revenueStatuses: readonly string[] = statusesOf(
  bookingStatus,
  ({ countsAsRevenue }) => countsAsRevenue,
);

/** A number to add up, such as US dollars. Anything else counts as 0. */
export const amountOf = (stored: unknown): number => (Number.isFinite(stored) ? Number(stored) : 0);
