import { addDays, bookingHorizonDays } from '@selasar/domain';
import type { BookingForm } from '@selasar/domain';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { DateField } from '../dates/DateField.tsx';
import { useToday } from '../../clock/useToday.ts';

/** The day of a tour. */
export function TourDate({ control }: { control: Control<BookingForm> }) {
  const { field, fieldState } = useController({ control, name: 'startDate' });
  const today = useToday();
  return (
    <DateField
      label="Date"
      required
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      min={today}
      max={addDays(today, bookingHorizonDays)}
      error={fieldState.error?.message}
    />
  );
}
