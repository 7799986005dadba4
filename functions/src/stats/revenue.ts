import { bookingStatus, statusesOf } from '@selasar/domain';

/** The statuses of bookings whose price is revenue. */
export const revenueStatuses: readonly string[] = statusesOf(
  bookingStatus,
  ({ countsAsRevenue }) => countsAsRevenue,
);

/** US dollars, or whatever is added up. What is no number is none. */
export const amountOf = (stored: unknown): number => (Number.isFinite(stored) ? Number(stored) : 0);
