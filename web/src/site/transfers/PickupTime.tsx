import type { ProblemCode } from '@selasar/domain/core';
import { type PlainMessage, plural, t } from '@selasar/domain/i18n';
import { noTransferTerms, transfer, type TransferTerms } from '@selasar/domain/pricing';
import {
  pickupTimeProblem,
  suggestedPickupTime,
  type TransferRoute,
} from '@selasar/domain/requests';
import { use } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useHour } from '../../clock/useToday.ts';
import { TransferSelect } from './TransferSelect.tsx';
import { TransferTermsContext } from './terms.ts';

const closedWords: Partial<Record<ProblemCode, PlainMessage>> = {
  'time-in-past': 'has passed in Bali',
  'too-soon': 'is too soon',
  'outside-service': 'has no pickups',
  'roads-closed': 'is closed for Nyepi',
};

const closedText = (code: ProblemCode): string | undefined => {
  const words = closedWords[code];
  return words && t(words);
};

function hintOf({ leadHours, hours: { from, to } }: TransferTerms): string | undefined {
  const isDayLong = from === noTransferTerms.hours.from && to === noTransferTerms.hours.to;
  const termsText = [
    ...(isDayLong ? [] : [t('First pickup {from}, last {to}', { from, to })]),
    ...(leadHours === 0
      ? []
      : [t('at least {hours} ahead', { hours: plural(leadHours, '1 hour', '{count} hours') })]),
  ].join(', ');
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
    return { value: time, label: time, ...(found ? { closed: closedText(found.message) } : {}) };
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
