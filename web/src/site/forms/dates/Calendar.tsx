import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { monthAndYear, monthOf, t } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { DateLocale } from '../../../forms/dates/DateLocale.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { CalendarProps } from './calendarProps.ts';
import { calendarStyles } from './calendarStyles.ts';
import { DaysContext } from './Day.tsx';
import { dayAfterKey } from './dayKeys.ts';
import { looksOf } from './dayLooks.ts';
import { Month } from './Month.tsx';
import { useMonths } from './useMonths.ts';

/** A calendar of one or several months, for one day or a range. */
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
  // Reports only newly visible days.
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
        {months.map((month) => monthAndYear(monthOf(month))).join(', ')}
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

/** A button to another month. Where there is none it keeps the focus. */
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
