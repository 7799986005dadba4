import { dayFormat, startOfUtcDate, t } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import type { CalendarProps } from './calendarProps.ts';

/** What a day shows, and says to screen readers. */
export interface DayLooks {
  label: string;
  /** For the styles: see calendarStyles.ts. */
  className: string;
  isSelected: boolean;
  /** It can be reached and read, but not picked. */
  isBlocked: boolean;
}

const monthName = dayFormat({ month: 'long' });

/** '7 November' */
const dayAndFullMonth = (day: CivilDate): string =>
  `${Number(day.slice(8))} ${monthName(startOfUtcDate(day))}`;

/** The looks of a calendar's days, while one of them has the pointer or the focus. */
export function looksOf(
  { today, days, from, to, reachesFrom = '' }: CalendarProps,
  pointed: CivilDate | undefined,
): (day: CivilDate) => DayLooks {
  const { min, max, blockedOf, labelOf } = days;
  const isOut = (day: CivilDate) => day < min || day > max;
  const blockedAt = (day: CivilDate) => (isOut(day) ? undefined : blockedOf?.(day));
  const isReach = reachesFrom !== '' && pointed !== undefined && pointed > reachesFrom;
  const reach = isReach && !blockedAt(pointed) ? pointed : '';

  return (day) => {
    const blocked = blockedAt(day);
    const outside = day < min ? t('passed') : t('too far ahead');
    const marks = {
      today: day === today,
      [blocked?.mark ?? 'free']: true,
      picked: day !== '' && (day === from || day === to),
      first: day === from && (to > from || reach !== ''),
      between: day > from && day < to,
      last: day === to && to > from,
      reached: reachesFrom !== '' && day > reachesFrom && day < reach,
      reachedLast: day === reach,
    };
    const label = [
      dayAndFullMonth(day),
      day === today && t('today'),
      labelOf?.(day),
      isOut(day) ? outside : blocked?.label,
    ];
    return {
      label: label.filter(Boolean).join(', '),
      className: Object.keys(marks)
        .filter((mark) => marks[mark])
        .join(' '),
      isSelected: from !== '' && day >= from && day <= (to || from),
      isBlocked: blocked !== undefined,
    };
  };
}
