import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import PublicIcon from '@mui/icons-material/Public';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { inPhoneCountry, limits, phoneCountries, phoneCountryOf } from '@selasar/domain/core';
import type { PhoneCountry } from '@selasar/domain/core';
import { eachLanguage, t } from '@selasar/domain/i18n';
import { type ComponentProps, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { islandsLoaded } from '../../ui/bootstrap/capturedInput.ts';
import { useLoaded } from '../../ui/loading/useLoaded.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const tools = eachLanguage((locale) => ({
  names: new Intl.DisplayNames(locale, { type: 'region' }),
  order: new Intl.Collator(locale),
}));

function countryNames(countries: readonly PhoneCountry[]) {
  const { names, order } = tools();
  return countries
    .map((one) => ({ ...one, name: names.of(one.country) ?? one.country }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}

interface CountrySelectProps {
  /** Empty while loading. */
  countries: readonly PhoneCountry[];
  value: PhoneCountry | undefined;
  onChange: (country: PhoneCountry | undefined) => void;
}

/** The native select with names and codes lies invisibly on top. */
function CountrySelect({ countries, value, onChange }: CountrySelectProps) {
  const isLoaded = countries.length > 0;
  return (
    <InputAdornment
      position="start"
      sx={{
        position: 'relative',
        maxHeight: 'none',
        height: 44,
        minWidth: 50,
        ml: -0.75,
        pl: 0.75,
        mr: 0.5,
        borderRadius: 1,
        color: 'text.primary',
        opacity: isLoaded ? 1 : 0.5,
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box component="span" aria-hidden sx={{ minWidth: 22, typography: 'subtitle2' }}>
        {value?.country ?? <PublicIcon fontSize="small" sx={{ display: 'block' }} />}
      </Box>
      <ArrowDropDownIcon fontSize="small" aria-hidden />
      <Box
        component="select"
        aria-label={t('Country code')}
        disabled={!isLoaded}
        value={value?.country ?? ''}
        onChange={({ target }) =>
          onChange(countries.find(({ country }) => country === target.value))
        }
        sx={{
          position: 'absolute',
          inset: 0,
          width: 1,
          // Phones zoom in on smaller text when a select opens.
          fontSize: 16,
          opacity: 0,
          cursor: 'pointer',
          '& > option': { color: 'text.primary', bgcolor: 'background.paper' },
        }}
      >
        <option value="">{t('No country code')}</option>
        {countryNames(countries).map(({ country, name, callingCode }) => (
          <option key={country} value={country}>
            {`${name} +${callingCode}`}
          </option>
        ))}
      </Box>
    </InputAdornment>
  );
}

const loadCountries = () => islandsLoaded.then(phoneCountries);
const none: readonly PhoneCountry[] = [];

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
