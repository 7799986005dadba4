import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues, UseControllerProps } from 'react-hook-form';
import { CivilDateField } from './CivilDateField.tsx';
import type { CivilDateFieldProps } from './civilDateFieldProps.ts';

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
