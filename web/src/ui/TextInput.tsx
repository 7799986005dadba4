import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues, UseControllerProps } from 'react-hook-form';

type Props<Values extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'label' | 'error' | 'helperText'
> & {
  control: Control<Values>;
  name: FieldPath<Values>;
  rules?: Pick<NonNullable<UseControllerProps<Values>['rules']>, 'deps'>;
  label: string | ((marked: boolean) => ReactNode);
  maxLength?: number;
  inputMode?: 'numeric';
  list?: string;
  hint?: string | undefined;
  /** The code of a problem that the form shows once for all its fields. */
  shownElsewhere?: string;
};

export function TextInput<Values extends FieldValues>({
  control,
  name,
  rules,
  label,
  maxLength,
  inputMode,
  list,
  hint,
  shownElsewhere,
  slotProps,
  ...more
}: Props<Values>) {
  const { field, fieldState } = useController({ control, name, ...(rules ? { rules } : {}) });
  const { ref, ...bound } = field;
  const { invalid, error } = fieldState;
  const isElsewhere = invalid && error?.type === shownElsewhere;
  const message = isElsewhere ? undefined : error?.message;
  return (
    <TextField
      {...more}
      {...bound}
      inputRef={ref}
      label={typeof label === 'function' ? label(isElsewhere) : label}
      error={invalid}
      helperText={message ?? hint}
      slotProps={{ ...slotProps, htmlInput: { maxLength, inputMode, list } }}
    />
  );
}
