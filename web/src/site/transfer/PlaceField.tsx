import TextField from '@mui/material/TextField';
import { limits, transferRouteMissing } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { MarkedLabel } from './MarkedLabel.tsx';

/** Where most journeys begin or end. */
const places = [
  'Ngurah Rai International Airport (DPS)',
  'Ubud',
  'Seminyak',
  'Canggu',
  'Kuta',
  'Sanur',
  'Nusa Dua',
  'Jimbaran',
  'Uluwatu',
];

interface PlaceFieldProps {
  control: Control<TransferRoute>;
  name: 'pickupLocation' | 'destination';
  label: string;
}

/** Any place, with the usual ones to choose from. */
export function PlaceField({ control, name, label }: PlaceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const list = useId();
  const { ref, ...bound } = field;
  const message = fieldState.error?.message;
  return (
    <>
      <TextField
        {...bound}
        fullWidth
        required
        label={<MarkedLabel missing={fieldState.invalid}>{label}</MarkedLabel>}
        inputRef={ref}
        error={fieldState.invalid}
        helperText={message === transferRouteMissing ? undefined : message}
        slotProps={{ htmlInput: { maxLength: limits.place, list, autoComplete: 'off' } }}
      />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </>
  );
}
