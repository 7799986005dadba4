import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, Resolver } from 'react-hook-form';
import { useOwnUid } from '../../shell/session/route.ts';
import { newRequestDraft } from './newRequestDraft.ts';
import type { Contact } from './newRequestDraft.ts';
import { useCreating } from './useCreating.ts';
import type { Create } from './useCreating.ts';

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
  const uid = useOwnUid() ?? '';
  const [draft, setDraft] = useState(() => newRequestDraft<Form>(uid, noun).read());
  const [sent, setSent] = useState(draft?.sent);
  const form = useForm<Form>({
    resolver,
    defaultValues: { ...empty, ...draft?.form, ...start } as DefaultValues<Form>,
  });
  const values = useWatch({ control: form.control }) as Form;
  useEffect(
    () => newRequestDraft<Form>(uid, noun).keep({ form: values, sent }),
    [uid, noun, values, sent],
  );
  const end = () => {
    newRequestDraft(uid, noun).drop();
    onClose();
  };
  const startAnew = () => {
    form.reset({ ...empty, ...start });
    setSent(undefined);
    setDraft(undefined);
  };
  const making = useCreating({ noun, create, before: draft?.sent, onSent: setSent, onDone: end });
  return { form, values, hasDraft: draft !== undefined, startAnew, end, ...making };
}
