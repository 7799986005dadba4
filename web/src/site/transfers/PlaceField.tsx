import { airportName, limits } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { marked } from './marked.tsx';
import { transferPlaces } from './transferPlaces.ts';

/** The most common pickup locations and destinations. */
const places = [airportName, ...transferPlaces];

interface PlaceFieldProps {
  control: Control<TransferRoute>;
  name: 'pickupLocation' | 'destination';
  label: string;
}

/** A free text field with the common places as suggestions. */
export function PlaceField({ control, name, label }: PlaceFieldProps) {
  const list = useId();
  return (
    <>
      <TextInput
        control={control}
        name={name}
        // The destination is validated against both fields.
        rules={{ deps: 'destination' }}
        fullWidth
        required
        label={marked(label)}
        maxLength={limits.place}
        shownElsewhere="route-incomplete"
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </>
  );
}
