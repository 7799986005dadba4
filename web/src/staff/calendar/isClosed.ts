import { baliDayOf, periodWith, weekdayOf } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import type { RowHead } from './offerRows.ts';

/**
 * Whether a villa cannot be booked for a night, or a tour does not run on a day, by its rules or because all of Bali is
 * closed.
 */
export function isClosed(
  { kind, rules }: Pick<RowHead, 'rules'> & { kind: 'villas' | 'tours' },
  date: CivilDate,
): boolean {
  const { closed, weekdays } = rules === 'damaged' || !rules ? {} : rules;
  if (periodWith(closed, date)) return true;
  if (kind === 'villas') return false;
  return baliDayOf(date)?.kind === 'closed' || weekdays?.includes(weekdayOf(date)) === false;
}
