import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePersistedForm } from '../../../forms/usePersistedForm.ts';
import { useGuestForm } from '../../common/useGuestForm.ts';

/** What was typed, and what was stored at the start. */
interface EditDraft<Form> {
  values: Form;
  base: Form;
}

/** The typed values of a record; undefined once editing starts over. */
export function useEditDraft<Form extends FieldValues>(id: string, now: Form) {
  const persisted = useGuestForm<EditDraft<Form>>(`edit/${id}`, { values: now, base: now });
  const [found, setFound] = useState<EditDraft<Form> | undefined>(persisted.read);
  return { persisted, found, forget: () => setFound(undefined) };
}

interface EditedOptions<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** What was sent last, as it is stored. */
  sent: Partial<Form> | undefined;
  /** The stored record as form values, and its `updatedAt` in milliseconds. */
  now: Form;
  updatedAt: number;
  draft: ReturnType<typeof useEditDraft<Form>>;
}

/**
 * Changes by someone else to a record that is being edited, and the typed values. A change elsewhere in the record,
 * such as a note, causes no conflict.
 */
export function useEditedForm<Form extends FieldValues>(options: EditedOptions<Form>) {
  const { form, sent, now, updatedAt, draft } = options;
  const { persisted, found, forget } = draft;
  const [base, setBase] = useState<Form>(found?.base ?? now);
  const typed = useWatch({ control: form.control }) as Form;
  const names = Object.keys(now);
  const differing = names.filter((name) => now[name] !== base[name]);
  const theirs = differing.filter((name) => now[name] !== sent?.[name]);
  // The user's own save can arrive before its answer.
  if (theirs.length < differing.length) {
    const own = differing.filter((name) => !theirs.includes(name));
    setBase({ ...base, ...Object.fromEntries(own.map((name) => [name, now[name]])) });
  }
  const mine = names.filter((name) => typed[name] !== base[name]);
  const contentOf = useCallback(
    (values: Form) =>
      Object.keys(base).some((name) => values[name] !== base[name]) ? { values, base } : undefined,
    [base],
  );
  const end = usePersistedForm({ form, persisted, contentOf });

  /** Continues from the stored record, with the others' values or the user's own for fields that both have changed. */
  const resolve = (takes: 'theirs' | 'mine') => {
    const ownNames = takes === 'mine' ? mine : mine.filter((name) => !theirs.includes(name));
    const own = Object.fromEntries(ownNames.map((name) => [name, typed[name]]));
    setBase(now);
    form.reset({ ...now, ...own });
  };
  /** Discards what was typed. */
  const startOver = () => {
    forget();
    setBase(now);
    form.reset(now);
  };
  return {
    typed,
    /** The values that differ from the stored ones. */
    changed: names.filter((name) => typed[name] !== now[name]),
    theirs,
    base,
    /** Only of the version that was seen. */
    seen: theirs.length === 0 ? updatedAt : undefined,
    resolve,
    startOver,
    end,
  };
}
