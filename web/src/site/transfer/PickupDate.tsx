import {
  addDays,
  bookingHorizonDays,
  firstPickupDate,
  transferRouteMissing,
} from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { DateField } from '../dates/DateField.tsx';
import { useHour } from '../../clock/useHour.ts';

/** The day of the transfer, from the first with an hour to come. */
export function PickupDate({ control }: { control: Control<TransferRoute> }) {
  const { field, fieldState } = useController({
    control,
    name: 'pickupDate',
    // Whether an hour has passed depends on the day.
    rules: { deps: 'pickupTime' },
  });
  const first = firstPickupDate(useHour());
  const message = fieldState.error?.message;
  const isMissing = message === transferRouteMissing;
  return (
    <DateField
      label={isMissing ? 'Pickup Date *' : 'Pickup Date'}
      required
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      min={first}
      max={addDays(first, bookingHorizonDays)}
      invalid={fieldState.invalid}
      error={isMissing ? undefined : message}
    />
  );
}
