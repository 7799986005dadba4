import { addDays, type CivilDate, monthAndYear, monthOf, weekOf } from '@selasar/domain/core';
import { enumerated, t } from '@selasar/domain/i18n';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { addTo, DateLocale } from '../../../forms/dates/DateLocale.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { type CalendarProps, DaysContext, looksOf, Month } from './Month.tsx';
import { calendarStyles } from './calendarStyles.ts';

const steps = {
  ArrowLeft: { count: -1, unit: 'day', withShift: 'month' },
  ArrowRight: { count: 1, unit: 'day', withShift: 'month' },
  ArrowUp: { count: -1, unit: 'week', withShift: 'year' },
  ArrowDown: { count: 1, unit: 'week', withShift: 'year' },
  PageUp: { count: -1, unit: 'month', withShift: 'year' },
  PageDown: { count: 1, unit: 'month', withShift: 'year' },
} as const;

const isStep = (key: string): key is keyof typeof steps => Object.hasOwn(steps, key);

/**
 * The day to which a key moves the focus, as in every calendar grid (https://www.w3.org/WAI/ARIA/apg). MUI's own keys
 * turn Page Up to the next month, and leave out days that cannot be picked.
 */
export function dayAfterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  day: CivilDate,
): CivilDate | undefined {
  if (key === 'Home') return weekOf(day);
  if (key === 'End') return addDays(weekOf(day), 6);
  if (!isStep(key)) return undefined;
  const { count, unit, withShift } = steps[key];
  return addTo(day, count, shiftKey ? withShift : unit);
}

interface MonthsProps {
  count: number;
  opensAt: CivilDate;
  min: CivilDate;
  max: CivilDate;
}

const firstOf = (day: CivilDate): CivilDate => `${monthOf(day)}-01`;

/** Each month as its first day. */
function useMonths({ count, opensAt, min, max }: MonthsProps) {
  const [asked, setAsked] = useState(opensAt);
  const earliest = firstOf(min);
  const latest = addTo(firstOf(max), 1 - count, 'month');
  const upTo = firstOf(asked) < latest ? firstOf(asked) : latest;
  const firstDay = upTo < earliest ? earliest : upTo;
  const months = Array.from({ length: count }, (_, i) => addTo(firstDay, i, 'month')).filter(
    (month) => month <= max,
  );
  const lastDay = addDays(addTo(firstDay, months.length, 'month'), -1);
  return {
    months,
    firstDay,
    lastDay,
    /** Undefined where there is none. */
    previous: firstDay > earliest ? addTo(firstDay, -1, 'month') : undefined,
    next: firstDay < latest ? addTo(firstDay, 1, 'month') : undefined,
    show: (day: CivilDate) => {
      if (day < firstDay || day > lastDay) setAsked(day);
    },
    turnTo: setAsked,
  };
}

export function Calendar(props: CalendarProps) {
  const { today, days, from, onPick } = props;
  const { min, max, opensAt = min, onRangeChange, loading = false } = days;
  const { months, firstDay, lastDay, previous, next, show, turnTo } = useMonths({
    count: props.months,
    opensAt: from || opensAt,
    min,
    max,
  });
  const [pointed, setPointed] = useState<CivilDate>();
  const [focused, setFocused] = useState<CivilDate>();
  useEffect(() => onRangeChange?.(firstDay, lastDay), [firstDay, lastDay, onRangeChange]);

  const [first, last] = [firstDay < min ? min : firstDay, lastDay > max ? max : lastDay];
  const tabStop = [focused, from, today].find((day = '') => day >= first && day <= last) ?? first;
  /** What gets the focus: it moves into an opened calendar, and then by keys. */
  const [target, setTarget] = useState({ day: tabStop });
  const calendar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    calendar.current?.querySelector<HTMLElement>(`[data-day="${target.day}"]`)?.focus();
  }, [target]);

  const onKeyDown = (event: KeyboardEvent, day: CivilDate) => {
    const moved = dayAfterKey(event, day);
    if (moved === undefined) return;
    event.preventDefault();
    const earliest = moved < min ? min : moved;
    const reached = earliest > max ? max : earliest;
    show(reached);
    setTarget({ day: reached });
  };
  const onFocus = (day: CivilDate) => {
    setFocused(day);
    setPointed(day);
  };

  return (
    <Box
      ref={calendar}
      sx={calendarStyles}
      aria-busy={loading}
      data-loading={loading || undefined}
      onMouseLeave={() => setPointed(undefined)}
    >
      <div className="turn">
        <Turn label={t('Previous month')} to={previous} onTurn={turnTo}>
          <ChevronLeft />
        </Turn>
        <Turn label={t('Next month')} to={next} onTurn={turnTo}>
          <ChevronRight />
        </Turn>
      </div>
      <Notice sx={visuallyHidden}>
        {enumerated(months.map((month) => monthAndYear(monthOf(month))))}
      </Notice>
      <DateLocale>
        <DaysContext
          value={{
            looksOf: looksOf(props, pointed),
            tabStop,
            today,
            onKeyDown,
            onFocus,
            onPoint: setPointed,
          }}
        >
          <div className="months">
            {months.map((month) => (
              <Month key={month} {...{ month, min, max, onPick }} />
            ))}
          </div>
        </DaysContext>
      </DateLocale>
    </Box>
  );
}

interface TurnProps {
  label: string;
  to: CivilDate | undefined;
  onTurn: (month: CivilDate) => void;
  children: ReactNode;
}

/** Where there is no other month it keeps the focus. */
const Turn = ({ label, to, onTurn, children }: TurnProps) => (
  <IconButton
    aria-label={label}
    aria-disabled={to === undefined || undefined}
    onClick={() => {
      if (to) onTurn(to);
    }}
  >
    {children}
  </IconButton>
);
