import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  formatApproximate,
  rateLimits,
  addDays,
  shortDate,
  type CivilDate,
} from '@selasar/domain/core';
import {
  currencyTableFields,
  isOldRate,
  currencyCodes,
  type CurrencyTable,
  type CurrencyCode,
  type ExchangeRate,
} from '@selasar/domain/offers';
import { useState } from 'react';
import { useFormContext, useController, useWatch, type Control } from 'react-hook-form';
import {
  useCurrencies,
  setCurrencies,
  type StoredCurrencies,
} from '../../data/offers/currencies.ts';
import { useToday } from '../../clock/useToday.ts';
import { CivilDateInput } from '../../forms/dates/CivilDateField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Loaded } from '../common/Loaded.tsx';
import { headingOf, setupPages } from '../common/links.ts';
import { Panel } from '../common/Panel.tsx';
import { menuItems } from '../common/Choice.tsx';
import { SettingsForm, useSettings } from './SettingsForm.tsx';
import { FieldRows } from './FieldRows.tsx';

const empty: CurrencyTable = { rates: [] };
const toForm = ({ table }: StoredCurrencies) => table;

function CurrenciesForm({ stored }: { stored: StoredCurrencies }) {
  const today = useToday();
  const settings = useSettings({
    name: 'Currencies',
    place: { collection: 'currencies', slug: 'table' },
    schema: currencyTableFields(today),
    empty,
    stored,
    toForm,
    onSave: ({ rates }, _, onUnsure) => setCurrencies({ seen: stored.version, rates }, onUnsure),
  });
  const old = stored.table.rates.filter((rate) => isOldRate(rate, today));
  return (
    <SettingsForm
      settings={settings}
      labels={tableLabels}
      textOf={ratesText}
      problems={
        <>
          {stored.unreadable > 0 ? (
            <Alert severity="error">
              <span>
                {stored.unreadable === 1
                  ? 'One currency is damaged: guests do not see it.'
                  : `${stored.unreadable} currencies are damaged: guests do not see them.`}
              </span>{' '}
              Please add the missing values below and save.
            </Alert>
          ) : null}
          {old.length > 0 ? (
            <Alert severity="warning">
              Outdated rates, hidden from guests:{' '}
              <span>{old.map(({ code }) => code).join(', ')}</span>. Please enter the current rates
              and save.
            </Alert>
          ) : null}
        </>
      }
    >
      <Panel heading="Rates">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          Prices are in US dollars, and guests pay in dollars. Next to a price, guests see the
          approximate amount in their currency, for <span>{rateLimits.shownDays}</span> days after
          the date of a rate.
        </Typography>
        <RateRows today={today} />
      </Panel>
    </SettingsForm>
  );
}

const CurrenciesPage = () => (
  <Loaded live={useCurrencies()} failed="Failed to load the currencies" height={420}>
    {(stored) => (
      <Box sx={{ maxWidth: 900 }}>
        <CurrenciesForm stored={stored} />
      </Box>
    )}
  </Loaded>
);

export { CurrenciesPage as Component };
export const handle = headingOf(setupPages.currencies);

interface RateInputProps {
  control: Control<CurrencyTable>;
  name: `rates.${number}.perUsd`;
  hint: string;
  onTyped: () => void;
}

/** 0, which is no valid rate, if invalid. A comma may separate thousands or decimals, so it is refused. */
const rateOf = (text: string): number => (/^\s*\d*\.?\d+\s*$/.test(text) ? Number(text) : 0);

function RateInput({ control, name, hint, onTyped }: RateInputProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...bound } = field;
  const [text, setText] = useState(() => (value > 0 ? String(value) : ''));
  return (
    <TextField
      {...bound}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(rateOf(target.value));
        onTyped();
      }}
      inputRef={ref}
      required
      label="One US dollar is"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
    />
  );
}

const styles = {
  row: {
    // On a phone, a whole date needs the width beside 'Remove'.
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) 40px',
      sm: 'minmax(0, 4fr) minmax(0, 5fr)',
      md: '2fr 1.5fr 1.5fr 40px',
    },
    '& > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  },
  remove: {
    mt: { xs: 1, sm: -1.5, md: 1 },
    gridColumn: { sm: '1 / -1', md: 'auto' },
    justifySelf: 'end',
  },
};

export function RateRows({ today }: { today: CivilDate }) {
  const { control, setValue } = useFormContext<CurrencyTable>();
  const rates = useWatch({ control, name: 'rates' });
  // The currency must be chosen, and the rate typed.
  const newRate = () => ({ code: '' as CurrencyCode, perUsd: 0, asOf: today });
  return (
    <FieldRows
      name="rates"
      noun="currency"
      most={rateLimits.currencies}
      none={
        <Typography color="textSecondary">
          No currencies are set: guests see only dollars.
        </Typography>
      }
      newRow={newRate}
      firstField="code"
      styles={styles}
    >
      {(index) => {
        const rate = rates[index] ?? newRate();
        return (
          <>
            <TextInput
              control={control}
              name={`rates.${index}.code`}
              select
              required
              label="Currency"
              sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
              slotProps={{
                select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } },
              }}
            >
              {menuItems(currencyCodes, currencyName)}
            </TextInput>
            <RateInput
              control={control}
              name={`rates.${index}.perUsd`}
              hint={example(rate)}
              // A typed rate was just looked up, so its date is today.
              onTyped={() => setValue(`rates.${index}.asOf`, today)}
            />
            <CivilDateInput
              control={control}
              name={`rates.${index}.asOf`}
              field={{ required: true }}
              label="As of"
              hint={shownText(rate.asOf, today)}
            />
          </>
        );
      }}
    </FieldRows>
  );
}

export const tableLabels = { rates: 'Currencies' };

const names = new Intl.DisplayNames('en', { type: 'currency' });

export const currencyName = (code: string): string => `${code}, ${names.of(code)}`;

export const ratesText = (rates: CurrencyTable['rates']): string =>
  rates.map(({ code, perUsd, asOf }) => `${code} ${perUsd} (${shortDate(asOf)})`).join('; ') ||
  'No currencies';

const exampleUsd = 100;

/** '$100 is about €93': shows at once if a rate is a thousand times too small. */
export function example({ code, perUsd }: Pick<ExchangeRate, 'code' | 'perUsd'>): string {
  const amount = code && perUsd > 0 ? formatApproximate(exampleUsd, { code, perUsd }, 'en') : '';
  return amount && `$${exampleUsd} is about ${amount}`;
}

export const shownText = (asOf: CivilDate, today: CivilDate): string =>
  isOldRate({ asOf }, today)
    ? 'Outdated: hidden from guests'
    : `Shown until ${shortDate(addDays(asOf, rateLimits.shownDays))}`;
