import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { PersistedForm } from './persistedForm.ts';

interface PersistedFormOptions<Values extends FieldValues, Content extends object> {
  form: UseFormReturn<Values>;
  persisted: PersistedForm<Content>;
  /** Undefined where nothing was typed that would be missed. Another function keeps what it gives at once. */
  contentOf: (values: Values) => Content | undefined;
  /** Until a person has decided what to do with what was found. */
  isPaused?: boolean;
}

/** Keeps what is typed into a form. Answers what ends that, when it is sent or given up. */
export function usePersistedForm<Values extends FieldValues, Content extends object>(
  options: PersistedFormOptions<Values, Content>,
): () => void {
  const { form, persisted, contentOf, isPaused = false } = options;
  const ended = useRef(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const keep = () => {
      if (!ended.current) persisted.write(contentOf(form.getValues()));
    };
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, persisted, contentOf, isPaused]);
  return useCallback(() => {
    ended.current = true;
    persisted.remove();
  }, [persisted]);
}
