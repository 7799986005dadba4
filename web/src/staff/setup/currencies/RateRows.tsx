import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import {
  type Control,
  useController,
  useFieldArray,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { type CivilDate, rateLimits } from '@selasar/domain/core';
import { type CurrencyCode, currencyCodes, type CurrencyTable } from '@selasar/domain/offers';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CivilDateInput } from '../../../forms/dates/CivilDateField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { currencyName, example, shownText } from './currencyText.ts';

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

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  // On a phone, a whole date needs the width beside 'Remove'.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) 40px',
    sm: 'minmax(0, 4fr) minmax(0, 5fr)',
    md: '2fr 1.5fr 1.5fr 40px',
  },
  '& > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
} as const;

interface RateRowsProps {
  form: UseFormReturn<CurrencyTable>;
  today: CivilDate;
}

export function RateRows({ form: { control, setValue }, today }: RateRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'rates', keyName: 'key' });
  const rates = useWatch({ control, name: 'rates' });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Stack spacing={2.5}>
      {fields.length === 0 ? (
        <Typography color="textSecondary">
          No currencies are set: guests see only dollars.
        </Typography>
      ) : null}
      {fields.map(({ key, ...field }, index) => {
        const rate = rates[index] ?? field;
        return (
          <Box key={key} component="fieldset" aria-label={`Currency ${index + 1}`} sx={row}>
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
              {currencyCodes.map((code) => (
                <MenuItem key={code} value={code}>
                  <span>{currencyName(code)}</span>
                </MenuItem>
              ))}
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
            <IconButton
              aria-label={`Remove currency ${index + 1}`}
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
              sx={{
                mt: { xs: 1, sm: -1.5, md: 1 },
                gridColumn: { sm: '1 / -1', md: 'auto' },
                justifySelf: 'end',
              }}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        );
      })}
      <Button
        ref={add}
        startIcon={<AddIcon />}
        disabled={fields.length >= rateLimits.currencies}
        onClick={() =>
          append(
            // The currency must be chosen, and the rate typed.
            { code: '' as CurrencyCode, perUsd: 0, asOf: today },
            { focusName: `rates.${fields.length}.code` },
          )
        }
        sx={{ alignSelf: 'flex-start' }}
      >
        Add currency
      </Button>
    </Stack>
  );
}
