import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { PersistedForm } from './persistedForm.ts';

interface PersistedFormOptions<Values extends FieldValues, Content extends object> {
  form: UseFormReturn<Values>;
  persisted: PersistedForm<Content>;
  /** Returns undefined if nothing worth keeping was typed. A new function is applied at once. */
  contentOf: (values: Values) => Content | undefined;
  isPaused?: boolean;
}

export function usePersistedForm<Values extends FieldValues, Content extends object>(
  options: PersistedFormOptions<Values, Content>,
): () => void {
  const { form, persisted, contentOf, isPaused = false } = options;
  const ended = useRef(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const save = () => {
      if (!ended.current) persisted.write(contentOf(form.getValues()));
    };
    save();
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [form, persisted, contentOf, isPaused]);
  return useCallback(() => {
    ended.current = true;
    persisted.remove();
  }, [persisted]);
}
