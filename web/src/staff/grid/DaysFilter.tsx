import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CivilDate } from '@selasar/domain/core';
import { asRegion } from '../../ui/landmarks.tsx';
import { DayField } from './DayField.tsx';
import { anyDays, boundsOf, type Days, isInverted, nearDays, type NearDays } from './days.ts';
import type { Step } from './useGridState.ts';

const nearLabel: Record<NearDays, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  'next-7': 'Next 7 days',
};

interface DaysFilterProps {
  days: Days | undefined;
  today: CivilDate;
  onChange: (change: { days: Days | undefined }, step?: Step) => void;
}

export const hasOwnDates = (days: Days = anyDays): boolean => days.from !== '' || days.to !== '';

export function NearDaysFilter({ days = anyDays, onChange }: Omit<DaysFilterProps, 'today'>) {
  return (
    <TextField
      select
      size="small"
      label="Days"
      value={days.near ?? (hasOwnDates(days) ? 'own' : 'all')}
      onChange={({ target }) => {
        const near = nearDays.find((one) => one === target.value);
        onChange({ days: near && { ...anyDays, by: days.by, near } });
      }}
      slotProps={{ select: { MenuProps: { slotProps: asRegion('Days') } } }}
      sx={{ minWidth: { xs: 120, sm: 124 }, flex: { xs: '1 1 120px', sm: 'none' } }}
    >
      <MenuItem value="all">All days</MenuItem>
      {nearDays.map((near) => (
        <MenuItem key={near} value={near}>
          <span>{nearLabel[near]}</span>
        </MenuItem>
      ))}
      {hasOwnDates(days) ? <MenuItem value="own">Own dates</MenuItem> : null}
    </TextField>
  );
}

export function DatesFilter({ days = anyDays, today, onChange }: DaysFilterProps) {
  const bounds = boundsOf(days, today);
  const set = (change: Partial<Days>, step?: Step) =>
    onChange({ days: { ...days, ...change } }, step);
  return (
    <>
      <TextField
        select
        size="small"
        label="Days of"
        value={days.by}
        onChange={({ target }) => set({ by: target.value === 'request' ? 'request' : 'travel' })}
        slotProps={{ select: { MenuProps: { slotProps: asRegion('Days of') } } }}
        sx={{ minWidth: 110, flex: { xs: '1 1 110px', sm: 'none' } }}
      >
        <MenuItem value="travel">Travel</MenuItem>
        <MenuItem value="request">Request</MenuItem>
      </TextField>
      <DayField
        label="From"
        day={bounds.from}
        onChange={(from, step) => set({ near: undefined, ...bounds, from }, step)}
      />
      <DayField
        label="To"
        day={bounds.to}
        problem={isInverted(bounds) ? 'Must not be before From' : undefined}
        onChange={(to, step) => set({ near: undefined, ...bounds, to }, step)}
      />
    </>
  );
}
