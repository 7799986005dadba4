import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../../../formResolver.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { draftOf } from './draft.ts';

/**
 * A form that keeps what is typed as a draft. The schema is made anew whenever the form is judged, so that a page
 * left open over midnight knows what day it is.
 */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  empty: Values,
  schema: () => z.ZodType<Values, Values>,
  numbers?: readonly string[],
) {
  const hydrated = useHydrated();
  // The draft is read once; from then on the form is the truth. The server knew nothing of it.
  const [{ draft, start, isLate }] = useState(() => {
    const opened = draftOf(name, empty, numbers);
    const values = hydrated ? opened.values() : empty;
    return { draft: opened, start: values as DefaultValues<Values>, isLate: !hydrated };
  });
  const form = useForm<Values>({
    defaultValues: start,
    resolver: (values, context, options) => formResolver(schema())(values, context, options),
  });
  useEffect(() => {
    if (isLate) form.reset(draft.values());
  }, [form, draft, isLate]);
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [form, draft],
  );
  return { form, draft };
}
