import { useState } from 'react';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { wholeNumber } from './formParts.ts';

interface NumberInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** A whole number; what is none becomes 0. While it is typed it stays as it is: a dot does not glue cents to dollars. */
export function NumberInput<Values extends FieldValues>(props: NumberInputProps<Values>) {
  const { control, name, label } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur, ...bound } = field;
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...bound}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(wholeNumber(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      inputRef={ref}
      required
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
