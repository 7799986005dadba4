import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
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
import { type Ref, useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';

/** Of any form that has these fields. */
export type PartyControl = Control<Pick<BookingForm, 'startDate' | 'numberOfGuests' | 'party'>>;

interface PartyInputProps {
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
      <Line
        name={guestKindName('adult')}
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
          <Line
            key={key}
            name={guestKindName(key, kind)}
            hint={kind.noSeat ? `${price}, ${t('no seat of their own')}` : price}
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

const priceText = (usd: number): string =>
  usd === 0 ? t('free') : t('{price} each', { price: formatUsd(usd) });

interface LineProps {
  name: string;
  hint: string;
  count: number;
  least: number;
  isFull: boolean;
  onAdd: (by: 1 | -1) => void;
  focusRef?: Ref<HTMLButtonElement>;
}

function Line({ name, hint, count, least, isFull, onAdd, focusRef }: LineProps) {
  const step = (by: 1 | -1, isOff: boolean) => ({
    // A disabled button would lose the focus.
    'aria-disabled': isOff,
    onClick: () => {
      if (!isOff) onAdd(by);
    },
    sx: { border: 1, borderColor: 'divider', ...(isOff && { opacity: 0.4, cursor: 'default' }) },
  });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 48 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', lineHeight: 1.3 }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      <IconButton aria-label={t('One less: {kind}', { kind: name })} {...step(-1, count <= least)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography
        component="output"
        aria-label={name}
        sx={{ minWidth: 24, textAlign: 'center', fontWeight: 700 }}
      >
        {count}
      </Typography>
      <IconButton
        ref={focusRef}
        aria-label={t('One more: {kind}', { kind: name })}
        {...step(1, isFull)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
