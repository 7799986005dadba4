import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { savedAs, wholeNumber } from './typedNumber.ts';
import type { TypedNumbers } from './useOfferForm.ts';

interface NumberInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  typed: TypedNumbers;
}

/**
 * A whole number; invalid input becomes 0, and the field says so. The typed text is kept as it is, so that a dot does
 * not merge cents into dollars.
 */
export function NumberInput<Values extends FieldValues>(props: NumberInputProps<Values>) {
  const { control, name, label, typed } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur, ...bound } = field;
  const [typing, setTyping] = useState(false);
  const text = typed.texts[name];
  return (
    <TextField
      {...bound}
      value={typing && text !== undefined ? text : String(value)}
      onChange={({ target }) => {
        setTyping(true);
        typed.set(name, target.value);
        onChange(wholeNumber(target.value));
      }}
      onBlur={() => {
        setTyping(false);
        onBlur();
      }}
      inputRef={ref}
      required
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? savedAs(text, value)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
