import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

type Props<Values extends FieldValues> = Omit<TextFieldProps, 'name' | 'error' | 'helperText'> & {
  control: Control<Values>;
  name: FieldPath<Values>;
};

/** A text field of a form, with its message beneath. */
export function TextInput<Values extends FieldValues>({ control, name, ...field }: Props<Values>) {
  const { field: input, fieldState } = useController({ control, name });
  const { ref, ...bound } = input;
  return (
    <TextField
      {...field}
      {...bound}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    />
  );
}
