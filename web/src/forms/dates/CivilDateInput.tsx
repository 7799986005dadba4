import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues, UseControllerProps } from 'react-hook-form';
import { CivilDateField } from './CivilDateField.tsx';
import type { CivilDateFieldProps } from './civilDateFieldProps.ts';

type Props<Values extends FieldValues> = Pick<CivilDateFieldProps, 'label' | 'hint' | 'field'> & {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** The other fields that are validated again when this one changes. */
  rules?: Pick<NonNullable<UseControllerProps<Values>['rules']>, 'deps'>;
};

/** A date of a form, with its message below. A date that is not whole is none. */
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
