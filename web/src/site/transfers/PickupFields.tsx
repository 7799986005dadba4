import { addDays, bookingHorizonDays, type ProblemCode } from '@selasar/domain/core';
import { enumerated, t, type PlainMessage, plural } from '@selasar/domain/i18n';
import {
  firstPickupDate,
  isClosedForPickups,
  type TransferRoute,
  pickupTimeProblem,
  suggestedPickupTime,
} from '@selasar/domain/requests';
import { use } from 'react';
import { useController, type Control, useWatch } from 'react-hook-form';
import { noTransferTerms, transfer, type TransferTerms } from '@selasar/domain/pricing';
import { DateField } from '../forms/dates/DateField.tsx';
import { useHour } from '../../clock/useToday.ts';
import { TransferTermsContext, TransferSelect } from './TransferSelect.tsx';

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
      field={field}
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

const closedWords: Partial<Record<ProblemCode, PlainMessage>> = {
  'time-in-past': 'has passed in Bali',
  'too-soon': 'is too soon',
  'outside-service': 'has no pickups',
  'roads-closed': 'is closed for Nyepi',
};

function hintOf({ leadHours, hours: { from, to } }: TransferTerms): string | undefined {
  const isDayLong = from === noTransferTerms.hours.from && to === noTransferTerms.hours.to;
  const termsText = enumerated([
    ...(isDayLong ? [] : [t('First pickup {from}, last {to}', { from, to })]),
    ...(leadHours === 0
      ? []
      : [t('at least {hours} ahead', { hours: plural(leadHours, '1 hour', '{count} hours') })]),
  ]);
  return termsText === ''
    ? undefined
    : t('{time} (Bali time)', {
        time: `${termsText.charAt(0).toUpperCase()}${termsText.slice(1)}`,
      });
}

export function PickupTime({ control }: { control: Control<TransferRoute> }) {
  const terms = use(TransferTermsContext);
  const now = useHour();
  const date = useWatch({ control, name: 'pickupDate' });
  const options = transfer.pickupTimes.map((time) => {
    const found = pickupTimeProblem(date, time, terms, now);
    const words = found && closedWords[found.message];
    return { value: time, label: time, ...(words && { closed: t(words) }) };
  });
  return (
    <TransferSelect
      control={control}
      name="pickupTime"
      label={t('Pickup Time')}
      options={options}
      opensAt={suggestedPickupTime(date, now, terms)}
      hint={hintOf(terms)}
      required
    />
  );
}
