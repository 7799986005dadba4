import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../../../forms/formResolver.ts';
import { persistedForm, usePersistedForm } from '../../../forms/persistedForm.ts';
import { useHydrated } from '../../../ui/browser.ts';

/**
 * `served` are those of the `filled` values that are in the page from the server. The schema is created for each
 * validation, so that a page left open over midnight uses the current day.
 */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  empty: Values,
  schema: () => z.ZodType<Values, Values>,
  filled?: Partial<Values>,
  served = filled,
) {
  const hydrated = useHydrated();
  // The draft is read once; after that the form is the source of truth. The server has no draft.
  const [{ draft, readStart, start, isLate, contentOf }] = useState(() => {
    const opened = persistedForm({ name }, { values: empty });
    const begun = { ...empty, ...filled };
    const readStart = (): Values => {
      const typed = Object.entries(opened.read()?.values ?? {});
      return { ...begun, ...Object.fromEntries(typed.filter(([f, value]) => value !== empty[f])) };
    };
    return {
      draft: opened,
      readStart,
      start: (hydrated ? readStart() : { ...empty, ...served }) as DefaultValues<Values>,
      isLate: !hydrated,
      contentOf: (typed: Values) =>
        Object.keys(typed).some((field) => typed[field] !== begun[field])
          ? { values: typed }
          : undefined,
    };
  });
  const form = useForm<Values>({
    defaultValues: start,
    resolver: (values, context, options) => formResolver(schema())(values, context, options),
  });
  useEffect(() => {
    if (isLate) form.reset(readStart());
  }, [form, readStart, isLate]);
  usePersistedForm({ form, persisted: draft, contentOf });
  return { form, draft };
}

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
