import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, Resolver } from 'react-hook-form';
import { toast } from 'sonner';
import { usePersistedForm } from '../../../forms/persistedForm.ts';
import { useGuestForm } from '../../common/useGuestForm.ts';
import { toFailure } from '../../../data/firebase/failure.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';
import type { FailedAttempt } from './verdict.ts';

interface Contact {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
}

/** Without a guest's name, nothing of value would be lost. */
const contentOf = <Form extends Contact>(values: Form) =>
  values.customerName || values.customerEmail || values.customerPhone ? { values } : undefined;

interface NewRequestOptions<Form extends Contact, Rule> {
  noun: string;
  empty: Form;
  start?: Partial<Form> | undefined;
  resolver: Resolver<Form>;
  create: Create<Form, Rule>;
  onClose: () => void;
}

/** What is typed is persisted until it is created or discarded. */
export function useNewRequest<Form extends Contact, Rule>(options: NewRequestOptions<Form, Rule>) {
  const { noun, empty, start, resolver, create, onClose } = options;
  const persisted = useGuestForm(`new-${noun}`, { values: empty });
  const [draft, setDraft] = useState(persisted.read);
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
  return { form, values, restoredAt: draft?.at, startOver, end, ...making };
}

const unclear = 'Something went wrong, so we do not know whether it is booked.';

/** Resolves to false if the server does not have the new record. */
type Create<Form, Rule> = (
  input: Form & { requestId: string; overrides: Rule[] },
  onUnsure: () => void,
) => Promise<boolean>;

interface CreatingOptions<Form, Rule> {
  noun: string;
  create: Create<Form, Rule>;
  /** Sending the same form again sends the same request. */
  requestIdOf: (written: string) => string;
  onDone: () => void;
}

function useCreating<Form extends object, Rule>(options: CreatingOptions<Form, Rule>) {
  const { noun, create, requestIdOf, onDone } = options;
  const [failed, setFailed] = useState<FailedAttempt<Form>>();
  const [tries, setTries] = useState(0);

  const make = async (form: Form, overrides: readonly Rule[], what: string) => {
    const requestId = requestIdOf(JSON.stringify(form));
    setFailed(undefined);
    try {
      const input = { ...form, requestId, overrides: [...new Set(overrides)] };
      const isDone = await create(input, notifyUnsure(`${what} is booked`));
      if (isDone) {
        toast.success(`The ${noun} is created`, { description: what });
        onDone();
      } else setFailed({ form, text: notArrived, details: undefined });
    } catch (error) {
      const { details } = toFailure(error);
      setFailed({ form, text: reasonOf(error) ?? unclear, details });
    }
    setTries((count) => count + 1);
  };
  return { failed, tries, make };
}
