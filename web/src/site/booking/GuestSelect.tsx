import MenuItem from '@mui/material/MenuItem';
import { guests, t } from '@selasar/domain';
import type { BookingForm } from '@selasar/domain';
import type { Control } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { guestCount } from '../catalogue/offers/guestCount.ts';

const options = Array.from({ length: guests.max - guests.min + 1 }, (_, i) => guests.min + i);

interface GuestSelectProps {
  control: Control<BookingForm>;
  /** The largest number that can be chosen. */
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
          {guestCount(count)}
        </MenuItem>
      ))}
    </TextInput>
  );
}
