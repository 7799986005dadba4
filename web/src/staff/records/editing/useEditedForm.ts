import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePersistedForm } from '../../../forms/usePersistedForm.ts';
import { useGuestForm } from '../../common/useGuestForm.ts';

/** What somebody typed, and what was stored when they began. */
interface MendContent<Form> {
  values: Form;
  base: Form;
}

/** What is typed over a record: undefined once it is begun anew. */
export function useMendDraft<Form extends FieldValues>(id: string, now: Form) {
  const persisted = useGuestForm<MendContent<Form>>(`mend/${id}`, { values: now, base: now });
  const [found, setFound] = useState<MendContent<Form> | undefined>(persisted.read);
  return { persisted, found, forget: () => setFound(undefined) };
}

interface EditedOptions<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** What is stored now, as the form has it, and its `updatedAt` in milliseconds. */
  now: Form;
  updatedAt: number;
  draft: ReturnType<typeof useMendDraft<Form>>;
}

/**
 * What of a record was changed by somebody else while it is edited, and what was typed meanwhile. A change elsewhere in
 * the record, such as a note, does not stand in the way.
 */
export function useEditedForm<Form extends FieldValues>(options: EditedOptions<Form>) {
  const { form, now, updatedAt, draft } = options;
  const { persisted, found, forget } = draft;
  const [base, setBase] = useState<Form>(found?.base ?? now);
  const typed = useWatch({ control: form.control }) as Form;
  const names = Object.keys(now);
  const theirs = names.filter((name) => now[name] !== base[name]);
  const mine = names.filter((name) => typed[name] !== base[name]);
  const contentOf = useCallback(
    (values: Form) =>
      Object.keys(base).some((name) => values[name] !== base[name]) ? { values, base } : undefined,
    [base],
  );
  const end = usePersistedForm({ form, persisted, contentOf });

  /** Goes on from what is stored now, with the fields of the others or with one's own where both have changed one. */
  const goOn = (takes: 'theirs' | 'mine') => {
    const kept = takes === 'mine' ? mine : mine.filter((name) => !theirs.includes(name));
    const own = Object.fromEntries(kept.map((name) => [name, typed[name]]));
    setBase(now);
    form.reset({ ...now, ...own });
  };
  /** Gives up what was typed. */
  const startAnew = () => {
    forget();
    setBase(now);
    form.reset(now);
  };
  return {
    typed,
    /** What differs from what is stored. */
    changed: names.filter((name) => typed[name] !== now[name]),
    theirs,
    base,
    /** Only of what was seen. */
    seen: theirs.length === 0 ? updatedAt : undefined,
    goOn,
    startAnew,
    end,
  };
}
