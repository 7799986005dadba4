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

/** Without a guest's name, nothing of value would be lost. */
const contentOf = <Form extends Contact>(values: Form) =>
  values.customerName || values.customerEmail || values.customerPhone ? { values } : undefined;

interface NewRequestOptions<Form extends Contact, Rule> {
  /** The name of the record, such as a booking. */
  noun: string;
  empty: Form;
  /** The initial selection of the form. */
  start?: Partial<Form> | undefined;
  resolver: Resolver<Form>;
  create: Create<Form, Rule>;
  onClose: () => void;
}

/**
 * The form in which staff create a booking or transfer for a guest. What is typed is persisted until it is created or
 * discarded.
 */
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
  const startOver = () => {
    persisted.remove();
    form.reset({ ...empty, ...start });
    setDraft(undefined);
  };
  const making = useCreating({ noun, create, requestIdOf: persisted.requestId, onDone: end });
  return { form, values, hasDraft: draft !== undefined, startOver, end, ...making };
}
