import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Fills the fields in which the visitor has not typed anything. */
export function refill<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  empty: Values,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [field, value] of Object.entries(values)) {
    const name = field as Path<Values>;
    const isFree = form.getValues(name) === empty[name] && typeof value === typeof empty[name];
    if (isFree) form.setValue(name, value as never, { shouldDirty: true });
  }
}
