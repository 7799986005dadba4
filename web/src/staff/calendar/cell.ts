import {
  addDays,
  baliDayOf,
  bookingHorizonDays,
  type CivilDate,
  weekdayOf,
} from '@selasar/domain/core';
import {
  departuresOf,
  hasDepartures,
  periodWith,
  type Scheduled,
  seatsOn,
} from '@selasar/domain/pricing';
import type { RowHead, Bar, VillaRow } from './rows.ts';
import { dayInWeek } from './period.ts';
import { departureLines, guestsText, noGuests, scheduleOf, type TourRow } from './rows.ts';

/** By its rules, or because all of Bali is closed. */
export function isClosed(
  { kind, rules }: Pick<RowHead, 'rules'> & { kind: 'villas' | 'tours' },
  date: CivilDate,
): boolean {
  const { closed, weekdays } = rules === 'damaged' || !rules ? {} : rules;
  if (periodWith(closed, date)) return true;
  if (kind === 'villas') return false;
  const tour: Scheduled = { type: 'tour', rules };
  if (hasDepartures(tour) && departuresOf(tour, date).length === 0) return true;
  return baliDayOf(date)?.kind === 'closed' || weekdays?.includes(weekdayOf(date)) === false;
}

export type CalendarRow = VillaRow | TourRow;

export interface Place {
  /** The row's address. */
  row: string;
  date: CivilDate;
}

export const barsOn = ({ bars }: VillaRow, date: CivilDate): Bar[] =>
  bars
    .filter(({ stay }) => stay.startDate <= date && date < stay.endDate)
    .toSorted((a, b) => a.lane - b.lane);

const isInTime = ({ isGone }: CalendarRow, date: CivilDate, today: CivilDate): boolean =>
  !isGone && today <= date && date <= addDays(today, bookingHorizonDays);

export const isBlockable = (row: CalendarRow, date: CivilDate, today: CivilDate): boolean =>
  row.kind === 'villas' && isInTime(row, date, today) && !row.held.has(date);

export const isChoosable = (row: CalendarRow, date: CivilDate, today: CivilDate): boolean =>
  row.kind === 'villas' ? isBlockable(row, date, today) : isInTime(row, date, today);

function contentOf(row: CalendarRow, date: CivilDate, today: CivilDate): string {
  if (row.kind === 'tours') {
    const seats = seatsOn(scheduleOf(row), date);
    const day = row.days.get(date);
    if (!day && isClosed(row, date)) return 'does not run';
    const departures = departureLines(row, date);
    if (departures.length > 0) return departures.join('; ');
    return day || seats !== undefined ? guestsText(day ?? noGuests, seats) : 'no guests';
  }
  const bars = barsOn(row, date);
  if (bars.length > 0) return bars.map(({ text, variant }) => `${text} ${variant}`).join(', ');
  if (date < today) return 'past';
  return isClosed(row, date) ? 'not offered' : 'free';
}

export const cellLabel = (
  row: CalendarRow,
  date: CivilDate,
  today: CivilDate,
  isKnown: boolean,
): string =>
  `${row.name}, ${dayInWeek(date)}: ${isKnown ? contentOf(row, date, today) : 'loading'}`;
