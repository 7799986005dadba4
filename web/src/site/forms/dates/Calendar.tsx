import Box from '@mui/material/Box';
import { t } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import type { DayButtonProps, DayProps, Labels } from 'react-day-picker';
import { calendarStyles } from './calendarStyles.ts';
import { lastDayOf, toCivil, toDate } from './civil.ts';
import { calendarTexts, dayAndFullMonth } from './calendarTexts.ts';

/** A day that cannot be picked. */
export interface Blocked {
  /** Taken days are struck through; others are pale. */
  mark: 'taken' | 'off';
  /** The reason, for screen readers: 'taken'. */
  label: string;
}

/** The days of a calendar. */
export interface CalendarDays {
  /** The first and last day that can be viewed. */
  min: CivilDate;
  max: CivilDate;
  /** The initial month if nothing is picked; by default that of `min`. */
  opensAt?: CivilDate;
  /** Days between the two that cannot be picked, and why. */
  blockedOf?: (day: CivilDate) => Blocked | undefined;
  /** An additional label of a day: 'check-in'. */
  labelOf?: (day: CivilDate) => string | undefined;
  /** Called with the first and last visible day. */
  onRangeChange?: (from: CivilDate, to: CivilDate) => void;
  /** Availability is loading. */
  loading?: boolean;
}

export interface CalendarProps {
  /** The number of visible months. */
  months: number;
  today: CivilDate;
  days: CalendarDays;
  /** Picks one day, or the first and last day of a range. */
  picks: 'day' | 'range';
  /** The picked days; '' is none. For one day both are equal. */
  from: CivilDate;
  to: CivilDate;
  /** While the last day is picked, the range from here to the hovered or focused day is highlighted. */
  reachesFrom?: CivilDate | undefined;
  onPick: (day: CivilDate) => void;
}

/** A day that cannot be picked is still focusable: its button says why. */
const Day = (props: DayButtonProps) => (
  <DayButton {...props} aria-disabled={props.modifiers['blocked'] || undefined} />
);
/** Days of another month are empty cells: they would be read out twice. */
const Cell = ({ day: _day, modifiers, ...cell }: DayProps) =>
  modifiers['hidden'] ? <td aria-hidden="true" /> : <td {...cell} />;

const components = { Day: Cell, DayButton: Day };

const classes = Object.fromEntries(
  ['taken', 'off', 'first', 'between', 'last', 'reached', 'reachedLast'].map((name) => [
    name,
    name,
  ]),
);

/** A calendar of one or several months. */
export function Calendar(props: CalendarProps) {
  const { months, today, days, from, to, onPick } = props;
  const { min, max, opensAt = min, blockedOf, onRangeChange, loading = false } = days;
  const [month, setMonth] = useState(() => toDate(from || opensAt));
  const [pointed, setPointed] = useState<CivilDate>();
  const firstDay = `${toCivil(month).slice(0, 8)}01`;
  // Reports only newly visible days.
  useEffect(
    () => onRangeChange?.(firstDay, lastDayOf(firstDay, months)),
    [firstDay, months, onRangeChange],
  );

  const isOut = (day: CivilDate) => day < min || day > max;
  const blocked = (day: CivilDate) => (isOut(day) ? undefined : blockedOf?.(day));
  const { reachesFrom = '' } = props;
  const isReach = reachesFrom !== '' && pointed !== undefined && pointed > reachesFrom;
  const reach = isReach && !blocked(pointed) ? pointed : '';

  const is = (test: (day: CivilDate) => boolean) => (date: Date) => test(toCivil(date));
  const labelDayButton: Labels['labelDayButton'] = (date, { today: isToday }) => {
    const day = toCivil(date);
    const outside = day < min ? t('passed') : t('too far ahead');
    return [
      dayAndFullMonth(date),
      isToday && t('today'),
      days.labelOf?.(day),
      isOut(day) ? outside : blocked(day)?.label,
    ]
      .filter(Boolean)
      .join(', ');
  };
  const pick = (date: Date) => {
    const day = toCivil(date);
    if (!blocked(day)) onPick(day);
  };
  const texts = calendarTexts();
  const [first, last] = [from, to].map((day) => (day ? toDate(day) : undefined));
  const selection =
    props.picks === 'day'
      ? { mode: 'single' as const, selected: first }
      : { mode: 'range' as const, selected: { from: first, to: last } };

  return (
    <Box
      sx={calendarStyles}
      aria-busy={loading}
      data-loading={loading || undefined}
      onMouseLeave={() => setPointed(undefined)}
    >
      <DayPicker
        {...selection}
        // The focus moves into an opened calendar.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        numberOfMonths={months}
        weekStartsOn={1}
        month={month}
        onMonthChange={setMonth}
        startMonth={toDate(min)}
        endMonth={toDate(max)}
        today={toDate(today)}
        disabled={is(isOut)}
        modifiers={{
          blocked: is((day) => blocked(day) !== undefined),
          taken: is((day) => blocked(day)?.mark === 'taken'),
          off: is((day) => blocked(day)?.mark === 'off'),
          first: is((day) => day === from && (to > from || reach !== '')),
          between: is((day) => day > from && day < to),
          last: is((day) => day === to && to > from),
          reached: is((day) => day > reachesFrom && day < reach),
          reachedLast: is((day) => day === reach),
        }}
        modifiersClassNames={classes}
        components={components}
        formatters={texts.formatters}
        labels={{
          labelDayButton,
          ...texts.labels,
          labelNext: () => t('Next month'),
          labelPrevious: () => t('Previous month'),
        }}
        onDayClick={pick}
        onDayMouseEnter={(date) => setPointed(toCivil(date))}
        onDayFocus={(date) => setPointed(toCivil(date))}
      />
    </Box>
  );
}
