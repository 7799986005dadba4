import Box from '@mui/material/Box';
import { t } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import type { DayButtonProps, DayProps, Labels } from 'react-day-picker';
import { calendarStyles } from './calendarStyles.ts';
import { lastDayOf, toCivil, toDate } from './civil.ts';
import { calendarWords, dayAndFullMonth } from './calendarWords.ts';

/** A day that cannot be picked. */
export interface Blocked {
  /** Taken days are struck through; others are pale. */
  mark: 'taken' | 'off';
  /** Why, for who hears it: 'taken'. */
  said: string;
}

/** The days of a calendar. */
export interface CalendarDays {
  /** The first and the last day that can be looked at. */
  min: CivilDate;
  max: CivilDate;
  /** The month that opens first when nothing is picked; by default that of `min`. */
  opensAt?: CivilDate;
  /** Days between the two that cannot be picked, and why. */
  blockedOf?: (day: CivilDate) => Blocked | undefined;
  /** What else is said of a day: 'check-in'. */
  saidOf?: (day: CivilDate) => string | undefined;
  /** Tells the first and the last day that come into view. */
  onLook?: (from: CivilDate, to: CivilDate) => void;
  /** Days are still being looked up. */
  loading?: boolean;
}

export interface CalendarProps {
  /** How many stand side by side. */
  months: number;
  today: CivilDate;
  days: CalendarDays;
  /** One day is picked, or the first and the last of several. */
  picks: 'day' | 'range';
  /** What is picked; '' for none. One day is both. */
  from: CivilDate;
  to: CivilDate;
  /** While a last day is chosen, the days up to that one beneath the pointer or the focus are shown. */
  reachesFrom?: CivilDate | undefined;
  onPick: (day: CivilDate) => void;
}

/** A day that cannot be picked can be reached all the same: its button says why. */
const Day = (props: DayButtonProps) => (
  <DayButton {...props} aria-disabled={props.modifiers['blocked'] || undefined} />
);
/** Of the days of another month only the room is kept: they would be heard twice. */
const Cell = ({ day: _day, modifiers, ...cell }: DayProps) =>
  modifiers['hidden'] ? <td aria-hidden="true" /> : <td {...cell} />;

const components = { Day: Cell, DayButton: Day };

const classes = Object.fromEntries(
  ['taken', 'off', 'first', 'between', 'last', 'reached', 'reachedLast'].map((name) => [
    name,
    name,
  ]),
);

/** The days of one month or of several, to pick from. */
export function Calendar(props: CalendarProps) {
  const { months, today, days, from, to, onPick } = props;
  const { min, max, opensAt = min, blockedOf, onLook, loading = false } = days;
  const [month, setMonth] = useState(() => toDate(from || opensAt));
  const [pointed, setPointed] = useState<CivilDate>();
  const firstDay = `${toCivil(month).slice(0, 8)}01`;
  // Others look at the same days while the calendar is drawn; it tells only of days that come anew.
  useEffect(() => onLook?.(firstDay, lastDayOf(firstDay, months)), [firstDay, months, onLook]);

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
      days.saidOf?.(day),
      isOut(day) ? outside : blocked(day)?.said,
    ]
      .filter(Boolean)
      .join(', ');
  };
  const pick = (date: Date) => {
    const day = toCivil(date);
    if (!blocked(day)) onPick(day);
  };
  const ownWords = calendarWords();
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
        // Whoever opens a calendar goes on in it.
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
        formatters={ownWords.formatters}
        labels={{
          labelDayButton,
          ...ownWords.labels,
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
