import { addDays, bookingHorizonDays, type ProblemCode } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { firstPickupDate, isClosedForPickups, type TransferRoute } from '@selasar/domain/requests';
import { use } from 'react';
import { useController, type Control } from 'react-hook-form';
import { DateField } from '../forms/dates/DateField.tsx';
import { useHour } from '../../clock/useToday.ts';
import { TransferTermsContext } from './terms.ts';

const noPickups = () => ({ mark: 'off', label: t('no pickups') }) as const;

const shownElsewhere: ProblemCode = 'route-incomplete';

export function PickupDate({ control }: { control: Control<TransferRoute> }) {
  const { field, fieldState } = useController({
    control,
    name: 'pickupDate',
    // Whether a time has passed depends on the day.
    rules: { deps: 'pickupTime' },
  });
  const terms = use(TransferTermsContext);
  const now = useHour();
  const first = firstPickupDate(now, terms);
  const isMissing = fieldState.error?.type === shownElsewhere;
  return (
    <DateField
      label={isMissing ? t('Pickup Date *') : t('Pickup Date')}
      required
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      days={{
        min: first,
        max: addDays(first, bookingHorizonDays),
        blockedOf: (date) => (isClosedForPickups(date, terms, now) ? noPickups() : undefined),
      }}
      invalid={fieldState.invalid}
      error={isMissing ? undefined : fieldState.error?.message}
    />
  );
}
