import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { noDriver } from './dayState.ts';
import type { DayFilter } from './dayState.ts';
import type { DriverOfDay } from './drivers.ts';

interface DayFiltersProps {
  filter: DayFilter;
  drivers: readonly DriverOfDay[];
  onChange: (filter: DayFilter) => void;
  children: ReactNode;
}

export function DayFilters({ filter, drivers, onChange, children }: DayFiltersProps) {
  const { driver = '' } = filter;
  const isListed = driver === '' || driver === noDriver || drivers.some(({ id }) => id === driver);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Driver"
        value={driver}
        onChange={({ target }) => onChange({ ...filter, driver: target.value || undefined })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 180, maxWidth: 1 }}
      >
        <MenuItem value="">All jobs</MenuItem>
        <MenuItem value={noDriver}>Without a driver</MenuItem>
        {drivers.map(({ id, name, jobs }) => (
          <MenuItem key={id} value={id}>
            <span>{`${name} (${jobs.length})`}</span>
          </MenuItem>
        ))}
        {isListed ? null : <MenuItem value={driver}>A driver without jobs</MenuItem>}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            checked={filter.openOnly}
            onChange={(_event, openOnly) => onChange({ ...filter, openOnly })}
          />
        }
        label="Open only"
      />
      {children}
    </Stack>
  );
}
