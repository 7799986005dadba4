import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { CurrencyTable } from '@selasar/domain';

interface RateInputProps {
  control: Control<CurrencyTable>;
  name: `rates.${number}.perUsd`;
  hint: string;
  onTyped: () => void;
}

/**
 * '16350.5' as a number; 0, which is no valid rate, if invalid. A comma may separate thousands or decimals, so it is
 * refused.
 */
const rateOf = (text: string): number => (/^\s*\d*\.?\d+\s*$/.test(text) ? Number(text) : 0);

/** The rate of a US dollar. The typed text is kept. */
export function RateInput({ control, name, hint, onTyped }: RateInputProps) {
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
