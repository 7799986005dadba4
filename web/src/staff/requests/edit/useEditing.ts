import { useCallback, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import type { CallError } from '@selasar/domain/core';
import { toast } from 'sonner';
import { changesSince, usePersistedForm } from '../../../forms/persistedForm.ts';
import { useGuestForm } from '../../common/useGuestForm.ts';
import { toFailure } from '../../../data/firebase/failure.ts';
import { reasonOf } from '../../common/attempt.ts';

interface EditDraft<Form> {
  values: Form;
  base: Form;
}

function useEditDraft<Form extends FieldValues>(id: string, now: Form) {
  const persisted = useGuestForm<EditDraft<Form>>(`edit/${id}`, { values: now, base: now });
  const [found, setFound] = useState(persisted.read);
  return { persisted, found, forget: () => setFound(undefined) };
}

interface EditedOptions<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  sent: Partial<Form> | undefined;
  /** The stored record as form values, and its `updatedAt` in milliseconds. */
  now: Form;
  updatedAt: number;
  draft: ReturnType<typeof useEditDraft<Form>>;
}

/** A change elsewhere in the record, such as a note, causes no conflict. */
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
  const startOver = () => {
    forget();
    setBase(now);
    form.reset(now);
  };
  return {
    typed,
    changed: names.filter((name) => typed[name] !== now[name]),
    theirs,
    base,
    seen: theirs.length === 0 ? updatedAt : undefined,
    resolve,
    startOver,
    end,
  };
}

interface EditingOptions<Form extends FieldValues> {
  noun: 'booking' | 'transfer';
  record: { id: string; updatedAt: Date };
  now: Form;
  resolver: Resolver<Form>;
  onClose: () => void;
}

export function useEditing<Form extends FieldValues>(options: EditingOptions<Form>) {
  const { noun, record, now, resolver, onClose } = options;
  const draft = useEditDraft(record.id, now);
  const defaultValues = (draft.found?.values ?? now) as DefaultValues<Form>;
  const form = useForm<Form>({ resolver, defaultValues });
  const [sent, setSent] = useState<Form>();
  const edited = useEditedForm({ form, sent, now, updatedAt: record.updatedAt.getTime(), draft });
  const { changed, seen } = edited;
  const { problem, isRunning, save } = useSaving();
  const [tries, setTries] = useState(0);
  const end = () => {
    edited.end();
    onClose();
  };
  const send = (call: (filled: Form, seen: number) => Promise<unknown>) =>
    form.handleSubmit(async (filled) => {
      if (seen === undefined) return;
      const isTyped = changesSince(form);
      setSent(filled);
      if ((await save(() => call(filled, seen), `The ${noun} is saved`)) && !isTyped()) end();
      setTries((count) => count + 1);
    });
  const failed = sent && problem && changed.length > 0 ? { form: sent, ...problem } : undefined;
  const restoredAt = draft.found?.at;
  return { ...edited, form, restoredAt, failed, isRunning, tries, end, send };
}

export type Editing = Omit<
  ReturnType<typeof useEditing<FieldValues>>,
  'form' | 'failed' | 'tries' | 'send'
>;

interface Problem {
  text: string;
  details: CallError | undefined;
}

const unclear =
  'No answer from the server, so we do not know whether it is saved. It is safe to save again.';

export function useSaving() {
  const [problem, setProblem] = useState<Problem>();
  const [isRunning, setRunning] = useState(false);

  /** Resolves to whether it is saved. */
  const save = async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    setProblem(undefined);
    setRunning(true);
    try {
      await act();
      toast.success(done);
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const text =
        failure.kind === 'unreachable' && failure.code !== 'not-sent' ? unclear : undefined;
      setProblem({ text: text ?? reasonOf(failure) ?? unclear, details: failure.details });
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { problem, isRunning, save };
}
