import { type CivilDate, startOfUtcDate } from '@selasar/domain/core';
import { dayFormat, t } from '@selasar/domain/i18n';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, type KeyboardEvent, use } from 'react';
import type { CalendarProps } from './calendarProps.ts';
import { civilOf } from '../../../forms/dates/civilDay.ts';

interface DayLooks {
  label: string;
  className: string;
  isSelected: boolean;
  /** It can be reached and read, but not picked. */
  isBlocked: boolean;
}

const monthName = dayFormat({ month: 'long' });

const dayAndFullMonth = (day: CivilDate): string =>
  `${Number(day.slice(8))} ${monthName(startOfUtcDate(day))}`;

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

interface Days {
  looksOf: (day: CivilDate) => DayLooks;
  tabStop: CivilDate;
  today: CivilDate;
  onKeyDown: (event: KeyboardEvent, day: CivilDate) => void;
  onFocus: (day: CivilDate) => void;
  onPoint: (day: CivilDate) => void;
}

export const DaysContext = createContext<Days | undefined>(undefined);

/** A blocked day is not `disabled`: the keyboard and screen readers must reach it, and learn why. */
export function Day({
  day: shown,
  disabled,
  outsideCurrentMonth,
  onDaySelect,
  role,
  'aria-colindex': column,
}: PickerDayProps) {
  const days = use(DaysContext);
  // Days of another month are empty cells: they would be read out twice.
  if (outsideCurrentMonth || !days) return <div role={role} aria-colindex={column} />;
  const day = civilOf(shown);
  const { label, className, isSelected, isBlocked } = days.looksOf(day);
  return (
    <button
      type="button"
      role={role}
      data-day={day}
      className={`day ${className}`}
      disabled={disabled}
      tabIndex={day === days.tabStop ? 0 : -1}
      aria-colindex={column}
      aria-label={label}
      aria-selected={isSelected}
      aria-disabled={isBlocked || undefined}
      aria-current={day === days.today ? 'date' : undefined}
      onClick={() => {
        if (!isBlocked) onDaySelect(shown);
      }}
      onKeyDown={(event) => days.onKeyDown(event, day)}
      onFocus={() => days.onFocus(day)}
      onMouseEnter={() => days.onPoint(day)}
    >
      <span>{shown.date()}</span>
    </button>
  );
}
