import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropEditDraft, keepEditDraft } from './mendDraft.ts';
import type { EditDraft } from './mendDraft.ts';

interface EditedOptions<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** What is stored now, as the form has it, and its `updatedAt` in milliseconds. */
  now: Form;
  updatedAt: number;
  /** Under which name what is typed is kept. */
  draftName: string;
  draft: EditDraft<Form> | undefined;
}

/**
 * What of a record was changed by somebody else while it is edited, and what was typed meanwhile. A change elsewhere in
 * the record, such as a note, does not stand in the way.
 */
export function useEditedForm<Form extends FieldValues>(options: EditedOptions<Form>) {
  const { form, now, updatedAt, draftName, draft } = options;
  const [base, setBase] = useState<Form>(draft?.base ?? now);
  const typed = useWatch({ control: form.control }) as Form;
  const names = Object.keys(now);
  const theirs = names.filter((name) => now[name] !== base[name]);
  const mine = names.filter((name) => typed[name] !== base[name]);
  const isTouched = mine.length > 0;
  useEffect(() => {
    if (isTouched) keepEditDraft(draftName, { form: typed, base });
  }, [draftName, typed, base, isTouched]);

  /** Goes on from what is stored now, with the fields of the others or with one's own where both have changed one. */
  const goOn = (takes: 'theirs' | 'mine') => {
    const kept = takes === 'mine' ? mine : mine.filter((name) => !theirs.includes(name));
    const own = Object.fromEntries(kept.map((name) => [name, typed[name]]));
    setBase(now);
    form.reset({ ...now, ...own });
  };
  /** Gives up what was typed. */
  const startAnew = () => {
    dropEditDraft(draftName);
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
  };
}
