import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import DoubleLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import DoubleRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type CivilDate, longDate } from '@selasar/domain/core';
import { useRef, useState, type ReactNode } from 'react';
import { CivilDateField } from '../../forms/dates/CivilDateField.tsx';
import { useKeys } from '../common/keys.ts';

interface DayBarProps {
  date: CivilDate;
  today: CivilDate;
  /** Replaces the entry in the history for the days on the way to a typed one. */
  onGo: (date: CivilDate, replaces?: boolean) => void;
  /** Moves by this many days from the day that the user is already heading to. */
  onStep: (days: number) => void;
  children: ReactNode;
}

export function DayBar({ date, today, onGo, onStep, children }: DayBarProps) {
  /** The path before a date was typed. */
  const startedAt = useRef<string>(undefined);
  const [fields, setFields] = useState(0);
  const goToToday = () => {
    // Today may be shown already: a new field drops a half typed date without a new day.
    setFields(fields + 1);
    onGo(today);
  };
  useKeys({
    nextDay: () => onStep(1),
    previousDay: () => onStep(-1),
    nextWeek: () => onStep(7),
    previousWeek: () => onStep(-7),
    today: goToToday,
  });
  const step = (label: string, days: number, icon: ReactNode) => (
    <IconButton aria-label={label} onClick={() => onStep(days)} sx={{ width: 44, height: 44 }}>
      {icon}
    </IconButton>
  );
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {step('Previous week', -7, <DoubleLeftIcon />)}
        {step('Previous day', -1, <ChevronLeftIcon />)}
        <Button size="small" aria-pressed={date === today} onClick={goToToday}>
          Today
        </Button>
        {step('Next day', 1, <ChevronRightIcon />)}
        {step('Next week', 7, <DoubleRightIcon />)}
      </Stack>
      <Stack sx={{ flex: '1 0 auto', maxWidth: 1 }}>
        <Typography component="h2" variant="h4" aria-live="polite">
          {longDate(date)}
        </Typography>
        {children}
      </Stack>
      <CivilDateField
        key={fields}
        label="Go to"
        value={date}
        onChange={(chosen) => {
          if (!chosen) return;
          const { pathname } = window.location;
          startedAt.current ??= pathname;
          // A navigation that is still under way has made no entry yet. One that has made it may not be rendered yet.
          onGo(chosen, pathname !== startedAt.current);
        }}
        onBlur={() => {
          startedAt.current = undefined;
        }}
        field={{ size: 'small', sx: { width: 172 } }}
      />
    </Stack>
  );
}
