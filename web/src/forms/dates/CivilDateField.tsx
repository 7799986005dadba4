import TextField from '@mui/material/TextField';
import { shortDate } from '@selasar/domain/core';
import { lazy, Suspense, useState } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';
import { untilLoaded } from '../../ui/loading/waiting.ts';
import type { CivilDateFieldProps } from './CivilDatePicker.tsx';

const Picker = lazy(
  untilLoaded(async () => ({
    default: (await import('./CivilDatePicker.tsx')).CivilDatePicker,
  })),
);

export function CivilDateField(props: CivilDateFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  return (
    <Suspense fallback={<Loading {...props} onFocusChange={setIsFocused} />}>
      <Picker {...props} takesFocus={isFocused} />
    </Suspense>
  );
}

interface LoadingProps extends CivilDateFieldProps {
  onFocusChange: (isFocused: boolean) => void;
}

const Loading = ({ label, value, error, hint, field = {}, onFocusChange }: LoadingProps) => {
  const { 'aria-label': name, ...more } = field;
  return (
    <TextField
      {...more}
      label={label}
      value={value && shortDate(value)}
      error={error !== undefined}
      helperText={error ?? hint}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      fullWidth
      slotProps={{ htmlInput: { 'aria-label': name, 'aria-busy': true, readOnly: true } }}
    />
  );
};

type Props<Values extends FieldValues> = Pick<CivilDateFieldProps, 'label' | 'hint' | 'field'> & {
  control: Control<Values>;
  name: FieldPath<Values>;
  rules?: Pick<NonNullable<UseControllerProps<Values>['rules']>, 'deps'>;
};

export function CivilDateInput<Values extends FieldValues>({
  control,
  name,
  rules,
  ...more
}: Props<Values>) {
  const { field, fieldState } = useController({ control, name, ...(rules ? { rules } : {}) });
  return (
    <CivilDateField
      {...more}
      value={field.value}
      onChange={(date) => field.onChange(date ?? '')}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
