import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, Resolver } from 'react-hook-form';
import { usePersistedForm } from '../../../forms/usePersistedForm.ts';
import { useGuestForm } from '../../common/useGuestForm.ts';
import { useCreating } from './useCreating.ts';
import type { Create } from './useCreating.ts';

interface Contact {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
}

/** Where no guest is named, nothing would be missed. */
const contentOf = <Form extends Contact>(values: Form) =>
  values.customerName || values.customerEmail || values.customerPhone ? { values } : undefined;

interface NewRequestOptions<Form extends Contact, Rule> {
  /** What it is, such as a booking. */
  noun: string;
  empty: Form;
  /** What is chosen already when the form opens. */
  start?: Partial<Form> | undefined;
  resolver: Resolver<Form>;
  create: Create<Form, Rule>;
  onClose: () => void;
}

/** The form in which staff make a request for a guest. What is typed is kept until it is made or given up. */
export function useNewRequest<Form extends Contact, Rule>(options: NewRequestOptions<Form, Rule>) {
  const { noun, empty, start, resolver, create, onClose } = options;
  const persisted = useGuestForm(`new-${noun}`, { values: empty });
  const [draft, setDraft] = useState<{ values: Form } | undefined>(persisted.read);
  const form = useForm<Form>({
    resolver,
    defaultValues: { ...empty, ...draft?.values, ...start } as DefaultValues<Form>,
  });
  const values = useWatch({ control: form.control }) as Form;
  const forget = usePersistedForm({ form, persisted, contentOf });
  const end = () => {
    forget();
    onClose();
  };
  const startAnew = () => {
    persisted.remove();
    form.reset({ ...empty, ...start });
    setDraft(undefined);
  };
  const making = useCreating({ noun, create, requestIdOf: persisted.requestId, onDone: end });
  return { form, values, hasDraft: draft !== undefined, startAnew, end, ...making };
}
