import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd, guests } from '@selasar/domain/core';
import { guestCount, t } from '@selasar/domain/i18n';
import {
  groupFor,
  groupOf,
  guestKindKeys,
  guestKindName,
  kindPrice,
  type OfferTerms,
  seatsNeeded,
  unitPrice,
  writeParty,
} from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { CountLine } from './CountLine.tsx';

/** Of any form that has these fields. */
export type PartyControl = Control<Pick<BookingForm, 'startDate' | 'numberOfGuests' | 'party'>>;

export interface PartyInputProps {
  control: PartyControl;
  terms: OfferTerms;
}

/** How many guests of each kind come along, and what each pays on the chosen day. */
export function PartyInput({ control, terms }: PartyInputProps) {
  const { field, fieldState } = useController({ control, name: 'numberOfGuests' });
  const { field: party } = useController({ control, name: 'party' });
  const date = useWatch({ control, name: 'startDate' });
  const id = useId();
  const group = groupFor(terms, { numberOfGuests: field.value, party: party.value });
  const [{ count: adults }, ...others] = groupOf(group);
  const { guestKinds = {} } = group;
  const adult = unitPrice(terms, date, seatsNeeded(group));
  const isFull = field.value >= guests.max;
  const counts = new Map(others.map(({ key, count }) => [key as string, count]));
  const add = (key: string, by: number) => {
    if (key !== 'adult') {
      party.onChange(writeParty(new Map([...counts, [key, (counts.get(key) ?? 0) + by]])));
    }
    field.onChange(field.value + by);
  };
  return (
    <Stack
      component="fieldset"
      aria-labelledby={id}
      aria-describedby={`${id}hint`}
      spacing={0.5}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography id={id} variant="body2" color="textSecondary">
        {t('Guests')}
      </Typography>
      <CountLine
        {...named(guestKindName('adult'))}
        hint={priceText(adult)}
        count={adults}
        least={1}
        isFull={isFull}
        onAdd={(by) => add('adult', by)}
        focusRef={field.ref}
      />
      {guestKindKeys.map((key) => {
        const kind = guestKinds[key];
        if (!kind) return null;
        const price = priceText(kindPrice(kind, adult));
        return (
          <CountLine
            key={key}
            {...named(guestKindName(key, kind))}
            hint={kind.noSeat ? t('{price}, no seat of their own', { price }) : price}
            count={counts.get(key) ?? 0}
            least={0}
            isFull={isFull}
            onAdd={(by) => add(key, by)}
          />
        );
      })}
      <FormHelperText id={`${id}hint`} error={fieldState.invalid}>
        {fieldState.error?.message ??
          t('Up to {guests} in one booking', { guests: guestCount(guests.max) })}
      </FormHelperText>
    </Stack>
  );
}

const named = (kind: string) => ({
  name: kind,
  less: t('One less: {kind}', { kind }),
  more: t('One more: {kind}', { kind }),
});

const priceText = (usd: number): string =>
  usd === 0 ? t('free') : t('{price} each', { price: formatUsd(usd) });
