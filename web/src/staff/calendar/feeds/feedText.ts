import { reference, shortDate } from '@selasar/domain';
import type { Clash, Feed } from '@selasar/domain';
import { formatInBali } from '../../common/formatInstant.ts';

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** The nights blocked by a feed, and when it was read. */
export function feedState({ lastFetchedAt, events, nights }: Feed): string {
  if (!lastFetchedAt) return 'Not read yet. It is read within the hour.';
  const found = `${count(events, 'stay', 'stays')} to come, ${count(nights, 'night', 'nights')} blocked`;
  return `${found} · read ${formatInBali(lastFetchedAt)}`;
}

/** The reference and nights of the booking. */
export const clashText = ({ bookingId, startDate, endDate }: Clash): string =>
  `Booking ${reference(bookingId)} (${shortDate(startDate)} to ${shortDate(endDate)})`;
