import { type CivilDate, shortDate } from '@selasar/domain/core';
import { type CrewForm, maxDaysOff } from '@selasar/domain/crew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type Control, useController } from 'react-hook-form';
import { useToday } from '../../clock/useToday.ts';
import { CivilDateField } from '../../forms/dates/CivilDateField.tsx';

/** Past days go with the change. */
export function withDayOff(
  days: readonly CivilDate[],
  added: CivilDate,
  today: CivilDate,
): CivilDate[] {
  if (added === '' || days.includes(added)) return [...days];
  return [...days.filter((day) => day >= today), added].toSorted();
}

interface DaysOffInputProps {
  control: Control<CrewForm>;
  /** A day that is typed but not added yet; '' is none. */
  date: string;
  onDate: (date: string) => void;
}

export function DaysOffInput({ control, date, onDate }: DaysOffInputProps) {
  const {
    field: { value, onChange, ref },
  } = useController({ control, name: 'daysOff' });
  const today = useToday();
  const days = value.filter((day) => day >= today);
  const isFull = days.length >= maxDaysOff;
  const isNew = date !== '' && date >= today && !days.includes(date);
  const add = () => {
    onChange(withDayOff(value, date, today));
    onDate('');
  };
  return (
    <Box component="fieldset" aria-label="Days off" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <CivilDateField
          inputRef={ref}
          label="Day off"
          value={date}
          limits={{ min: today }}
          onChange={(chosen) => onDate(chosen ?? '')}
          onEnter={() => {
            if (isNew) add();
          }}
          hint={isFull ? `At most ${maxDaysOff} days` : undefined}
          field={{ disabled: isFull, sx: { flex: 1 } }}
        />
        <Button variant="outlined" disabled={!isNew || isFull} onClick={add}>
          Add day
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: days.length > 0 ? 1 : 0 }}>
        {days.map((day) => (
          <Chip
            key={day}
            label={shortDate(day)}
            aria-label={`${shortDate(day)}, remove with the Delete key`}
            onDelete={() => onChange(days.filter((other) => other !== day))}
          />
        ))}
      </Box>
    </Box>
  );
}
