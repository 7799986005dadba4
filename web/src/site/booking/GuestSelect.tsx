import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { guests } from '@selasar/domain';
import type { BookingForm } from '@selasar/domain';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { guestCount } from '../guestCount.ts';

const options = Array.from({ length: guests.max - guests.min + 1 }, (_, i) => guests.min + i);

interface GuestSelectProps {
  control: Control<BookingForm>;
  /** More cannot be chosen. */
  capacity: number | undefined;
}

export function GuestSelect({ control, capacity = guests.max }: GuestSelectProps) {
  const { field, fieldState } = useController({ control, name: 'numberOfGuests' });
  const { ref, onChange, ...bound } = field;
  const hint = capacity < guests.max ? `Sleeps up to ${guestCount(capacity)}` : undefined;
  return (
    <TextField
      {...bound}
      select
      label="Guests"
      inputRef={ref}
      onChange={(event) => onChange(Number(event.target.value))}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
    >
      {options.map((count) => (
        <MenuItem key={count} value={count} disabled={count > capacity}>
          {guestCount(count)}
        </MenuItem>
      ))}
    </TextField>
  );
}
