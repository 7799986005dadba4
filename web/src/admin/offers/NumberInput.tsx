import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { wholeNumber } from './formParts.ts';

interface NumberInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** A whole number; what is none becomes 0. */
export function NumberInput<Values extends FieldValues>(props: NumberInputProps<Values>) {
  const { control, name, label } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...bound } = field;
  return (
    <TextField
      {...bound}
      value={String(value)}
      onChange={({ target }) => onChange(wholeNumber(target.value))}
      inputRef={ref}
      required
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
