import MenuItem from '@mui/material/MenuItem';
import { guests } from '@selasar/domain/core';
import { guestCount, t } from '@selasar/domain/i18n';
import type { BookingForm } from '@selasar/domain/requests';
import type { Control } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';

const options = Array.from({ length: guests.max - guests.min + 1 }, (_, i) => guests.min + i);

interface GuestSelectProps {
  control: Control<BookingForm>;
  capacity: number | undefined;
}

export function GuestSelect({ control, capacity = guests.max }: GuestSelectProps) {
  return (
    <TextInput
      control={control}
      name="numberOfGuests"
      select
      label={t('Guests')}
      hint={
        capacity < guests.max
          ? t('Sleeps up to {guests}', { guests: guestCount(capacity) })
          : undefined
      }
    >
      {options.map((count) => (
        <MenuItem key={count} value={count} disabled={count > capacity}>
          <span>{guestCount(count)}</span>
        </MenuItem>
      ))}
    </TextInput>
  );
}
