import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface AmountInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

const amountOf = (text: string): number =>
  /^\s*-?[\d.]+\s*$/.test(text) ? Number(text) : Number.NaN;

/** US dollars with cents. The typed text is kept. */
export function AmountInput<Values extends FieldValues>(props: AmountInputProps<Values>) {
  const { control, name, label } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...bound } = field;
  const [text, setText] = useState(() => String(value));
  return (
    <TextField
      {...bound}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(amountOf(target.value));
      }}
      inputRef={ref}
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
    />
  );
}
