import { inPhoneCountry, limits, phoneCountries, phoneCountryOf } from '@selasar/domain';
import type { PhoneCountry } from '@selasar/domain';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { islandsLoaded } from '../../../ui/bootstrap/capturedInput.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CountrySelect } from './CountrySelect.tsx';

const loadCountries = () => islandsLoaded.then(phoneCountries);
const none: readonly PhoneCountry[] = [];

/** A phone number with a country select: choosing a country fills in its calling code. */
export function PhoneInput<Values extends FieldValues>(
  props: Omit<ComponentProps<typeof TextInput<Values>>, 'type' | 'autoComplete' | 'maxLength'>,
) {
  const { control, name } = props;
  const { field } = useController({ control, name });
  const loaded = useLoaded(loadCountries, true);
  const countries = loaded.status === 'ready' ? loaded.part : none;
  const [chosen, setChosen] = useState<PhoneCountry>();
  const text: string = field.value;
  const named = phoneCountryOf(text, countries);
  // If several countries share the code, the chosen one wins.
  const country = chosen && chosen.callingCode === named?.callingCode ? chosen : named;
  return (
    <TextInput
      {...props}
      type="tel"
      autoComplete="tel"
      maxLength={limits.phone}
      slotProps={{
        input: {
          startAdornment: (
            <CountrySelect
              countries={countries}
              value={country}
              onChange={(next) => {
                setChosen(next);
                field.onChange(inPhoneCountry(text, next, countries));
              }}
            />
          ),
        },
      }}
    />
  );
}
