import Typography from '@mui/material/Typography';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { type CivilDate, monthAndYear, monthOf, startOfUtcDate } from '@selasar/domain/core';
import type { Dayjs } from 'dayjs';
import { memo, useMemo, createContext, type KeyboardEvent, use } from 'react';
import { enumerated, currentLocale, dayFormat, mainLanguage, t } from '@selasar/domain/i18n';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { civilOf, dayOf } from '../../../forms/dates/DateLocale.tsx';

const Caption = ({ currentMonth, labelId }: PickersCalendarHeaderProps) => (
  <Typography id={labelId} component="h3" variant="h5" className="caption">
    {monthAndYear(monthOf(civilOf(currentMonth)))}
  </Typography>
);

const slots = { calendarHeader: Caption, day: Day };
const weekdayOf = (day: Dayjs) => day.format('dd');

interface MonthProps {
  /** Its first day. */
  month: CivilDate;
  min: CivilDate;
  max: CivilDate;
  onPick: (day: CivilDate) => void;
}

/** Another month is another one of these. It does not follow the pointer: days do. */
export const Month = memo(({ month, min, max, onPick }: MonthProps) => {
  const [shown, minDate, maxDate] = useMemo(
    () => [month, min, max].map((day) => dayOf(day) ?? undefined),
    [month, min, max],
  );
  return (
    <DateCalendar
      timezone="UTC"
      views={['day']}
      // The days show what is picked.
      value={null}
      referenceDate={shown}
      minDate={minDate}
      maxDate={maxDate}
      reduceAnimations
      dayOfWeekFormatter={weekdayOf}
      slots={slots}
      onChange={(day: Dayjs | null) => onPick(civilOf(day))}
    />
  );
});

interface DayLooks {
  label: string;
  className: string;
  isSelected: boolean;
  /** It can be reached and read, but not picked. */
  isBlocked: boolean;
}

const monthName = dayFormat({ month: 'long' });
const inWords = dayFormat({ day: 'numeric', month: 'long' });

/** '20 November' in English; in other languages as they write it. */
const dayAndFullMonth = (day: CivilDate): string =>
  currentLocale().language === mainLanguage
    ? `${Number(day.slice(8))} ${monthName(startOfUtcDate(day))}`
    : inWords(startOfUtcDate(day));

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
      label: enumerated(label),
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
function Day(props: PickerDayProps) {
  const { day: shown, disabled, outsideCurrentMonth, onDaySelect, role } = props;
  const { 'aria-colindex': column } = props;
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

export interface Blocked {
  mark: 'taken' | 'off';
  /** For screen readers: 'taken'. */
  label: string;
}

export interface CalendarDays {
  /** The first and last day that can be viewed. */
  min: CivilDate;
  max: CivilDate;
  /** If nothing is picked; by default the month of `min`. */
  opensAt?: CivilDate;
  blockedOf?: (day: CivilDate) => Blocked | undefined;
  labelOf?: (day: CivilDate) => string | undefined;
  onRangeChange?: (from: CivilDate, to: CivilDate) => void;
  loading?: boolean;
}

export interface CalendarProps {
  months: number;
  today: CivilDate;
  days: CalendarDays;
  /** '' is none. For one day both are equal. */
  from: CivilDate;
  to: CivilDate;
  /** While the last day is picked, the range from here to the hovered or focused day is highlighted. */
  reachesFrom?: CivilDate | undefined;
  onPick: (day: CivilDate) => void;
}
