import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../../../forms/formResolver.ts';
import { persistedForm } from '../../../forms/persistedForm.ts';
import { usePersistedForm } from '../../../forms/usePersistedForm.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';

/**
 * A visitor's form that keeps its input as a draft. The schema is created for each validation, so that a page left open
 * over midnight uses the current day.
 */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  empty: Values,
  schema: () => z.ZodType<Values, Values>,
) {
  const hydrated = useHydrated();
  // The draft is read once; after that the form is the source of truth. The server has no draft.
  const [{ draft, blank, start, isLate, contentOf }] = useState(() => {
    const opened = persistedForm({ name }, { values: empty });
    const values = (hydrated && opened.read()?.values) || empty;
    return {
      draft: opened,
      blank: empty,
      start: values as DefaultValues<Values>,
      isLate: !hydrated,
      contentOf: (typed: Values) =>
        Object.keys(typed).some((field) => typed[field] !== empty[field])
          ? { values: typed }
          : undefined,
    };
  });
  const form = useForm<Values>({
    defaultValues: start,
    resolver: (values, context, options) => formResolver(schema())(values, context, options),
  });
  useEffect(() => {
    if (isLate) form.reset(draft.read()?.values ?? blank);
  }, [form, draft, blank, isLate]);
  usePersistedForm({ form, persisted: draft, contentOf });
  return { form, draft };
}
