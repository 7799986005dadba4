import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addDays, type CivilDate, type Stay } from '@selasar/domain/core';
import { Choice } from '../common/Choice.tsx';
import { type CalendarState, inView } from './calendarState.ts';
import { dayText, monthText, firstDayOf, openingDay, turned, type CalendarView } from './period.ts';

const viewLabel = { month: 'Month', week: 'Week' } as const;
const kindLabel = { all: 'All', villas: 'Villas', tours: 'Tours' } as const;

interface PeriodBarProps {
  state: CalendarState;
  period: Stay;
  today: CivilDate;
  onChange: (part: Partial<CalendarState>) => void;
}

/** 'December 2026' or 'Dec 28 – Jan 3, 2027' */
const periodText = (view: CalendarView, { startDate, endDate }: Stay): string =>
  view === 'month' && startDate === firstDayOf(view, startDate)
    ? monthText(startDate)
    : `${dayText(startDate)} – ${dayText(addDays(endDate, -1))}, ${addDays(endDate, -1).slice(0, 4)}`;

export function PeriodBar({ state, period, today, onChange }: PeriodBarProps) {
  const { view, from } = state;
  const turn = (by: -1 | 1) => onChange({ from: turned(view, from, by) });
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton aria-label={`Previous ${view}`} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label={`Next ${view}`} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
        <Button size="small" onClick={() => onChange({ from: openingDay(today) })}>
          Today
        </Button>
      </Stack>
      <Typography component="h2" variant="h4" aria-live="polite" sx={{ flex: '1 0 auto' }}>
        {periodText(view, period)}
      </Typography>
      <Choice
        label="Days"
        options={viewLabel}
        value={view}
        onChange={(chosen) => onChange(inView(state, chosen, today))}
      />
      <Choice
        label="Show"
        options={kindLabel}
        value={state.kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
    </Stack>
  );
}
