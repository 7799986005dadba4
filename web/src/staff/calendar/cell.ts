import { addDays, bookingHorizonDays } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { dayInWeek } from './dayText.ts';
import { isClosed } from './isClosed.ts';
import { guestsText, noGuests } from './tourRows.ts';
import type { TourRow } from './tourRows.ts';
import type { Bar, VillaRow } from './villaRows.ts';

export type CalendarRow = VillaRow | TourRow;

/** A day of a row. */
export interface Place {
  /** The row's address. */
  row: string;
  date: CivilDate;
}

/** The bars on a night, topmost first. */
export const barsOn = ({ bars }: VillaRow, date: CivilDate): Bar[] =>
  bars
    .filter(({ stay }) => stay.startDate <= date && date < stay.endDate)
    .toSorted((a, b) => a.lane - b.lane);

/** Whether the day can be booked or blocked at all. */
const isInTime = ({ isGone }: CalendarRow, date: CivilDate, today: CivilDate): boolean =>
  !isGone && today <= date && date <= addDays(today, bookingHorizonDays);

export const isBlockable = (row: CalendarRow, date: CivilDate, today: CivilDate): boolean =>
  row.kind === 'villas' && isInTime(row, date, today) && !row.held.has(date);

/** Whether the day can be selected: a night to block or book, or a tour day to book. */
export const isChoosable = (row: CalendarRow, date: CivilDate, today: CivilDate): boolean =>
  row.kind === 'villas' ? isBlockable(row, date, today) : isInTime(row, date, today);

function contentOf(row: CalendarRow, date: CivilDate, today: CivilDate): string {
  if (row.kind === 'tours') {
    const { days, seats } = row;
    const day = days.get(date);
    if (!day && isClosed(row, date)) return 'does not run';
    return day || seats !== undefined ? guestsText(day ?? noGuests, seats) : 'no guests';
  }
  const bars = barsOn(row, date);
  if (bars.length > 0) return bars.map(({ text, variant }) => `${text} ${variant}`).join(', ');
  if (date < today) return 'past';
  return isClosed(row, date) ? 'not offered' : 'free';
}

/** 'Villa Sawah, Thu, Dec 3: free' */
export const cellLabel = (
  row: CalendarRow,
  date: CivilDate,
  today: CivilDate,
  isKnown: boolean,
): string =>
  `${row.name}, ${dayInWeek(date)}: ${isKnown ? contentOf(row, date, today) : 'loading'}`;
