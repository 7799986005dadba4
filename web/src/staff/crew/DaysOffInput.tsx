import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { isCivilDate, maxDaysOff, shortDate } from '@selasar/domain';
import type { CrewForm } from '@selasar/domain';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useToday } from '../../clock/useToday.ts';

/** The days on which a person does not work; past days are hidden, and removed by the next change. */
export function DaysOffInput({ control }: { control: Control<CrewForm> }) {
  const {
    field: { value, onChange, ref },
  } = useController({ control, name: 'daysOff' });
  const [date, setDate] = useState('');
  const today = useToday();
  const days = value.filter((day) => day >= today);
  const isFull = days.length >= maxDaysOff;
  const isNew = isCivilDate(date) && date >= today && !days.includes(date);
  const add = () => {
    onChange([...days, date].toSorted());
    setDate('');
  };
  return (
    <Box component="fieldset" aria-label="Days off" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          inputRef={ref}
          type="date"
          label="Day off"
          value={date}
          disabled={isFull}
          onChange={({ target }) => setDate(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter must not submit the form yet.
            event.preventDefault();
            if (isNew) add();
          }}
          helperText={isFull ? `At most ${maxDaysOff} days` : undefined}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
          sx={{ flex: 1 }}
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
