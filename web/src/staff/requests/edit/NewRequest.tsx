import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type DefaultValues, type Resolver, useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { toFailure } from '../../../data/firebase/failure.ts';
import { usePersistedForm } from '../../../forms/persistedForm.ts';
import { FormDialog, FormFrame } from '../../common/FormDialog.tsx';
import { notArrived, notifyUnsure, reasonOf } from '../../common/attempt.ts';
import { iconOnPhones, onWideScreens } from '../../common/styles.ts';
import { useGuestForm } from '../../common/useGuestForm.ts';
import { useEdited } from '../../common/useEdited.ts';
import type { FailedAttempt } from './verdict.ts';

interface NewRequestProps {
  label: string;
  children: (close: () => void) => ReactNode;
}

/** The dialog is opened by `?add` as well. */
export function NewRequest({ label, children }: NewRequestProps) {
  const { adding, show } = useEdited();
  const close = () => show('none');
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => show('add')} sx={iconOnPhones}>
        <Box component="span" sx={onWideScreens}>
          {label}
        </Box>
      </Button>
      <FormDialog open={adding} isInAddress onClose={close}>
        {children(close)}
      </FormDialog>
    </>
  );
}

interface NewRequestFrameProps {
  noun: string;
  head?: ReactNode;
  request: { restoredAt: string | undefined; startOver: () => void; end: () => void };
  isRunning: boolean;
  isAgainstRules: boolean;
  onSave: (event: SyntheticEvent) => void;
  children: ReactNode;
}

export function NewRequestFrame(props: NewRequestFrameProps) {
  const { noun, request, isRunning } = props;
  const book = props.isAgainstRules ? 'Book anyway' : 'Book';
  return (
    <FormFrame
      title={`New ${noun}`}
      head={props.head}
      restoredAt={request.restoredAt}
      onStartOver={request.startOver}
      onSave={props.onSave}
      onCancel={request.end}
      save={isRunning ? 'Saving…' : book}
      disabled={isRunning}
    >
      {props.children}
    </FormFrame>
  );
}

interface Contact {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
}

/** Without a guest's name, nothing of value would be lost. */
const contentOf = <Form extends Contact>(values: Form) =>
  values.customerName || values.customerEmail || values.customerPhone ? { values } : undefined;

const unclear = 'Something went wrong, so we do not know whether it is booked.';

interface NewRequestOptions<Form extends Contact, Rule> {
  noun: string;
  empty: Form;
  start?: Partial<Form> | undefined;
  resolver: Resolver<Form>;
  /** Resolves to false if the server does not have the new record. */
  create: (
    input: Form & { requestId: string; overrides: Rule[] },
    onUnsure: () => void,
  ) => Promise<boolean>;
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
  const [failed, setFailed] = useState<FailedAttempt<Form>>();
  const [tries, setTries] = useState(0);
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
  const make = async (filled: Form, overrides: readonly Rule[], what: string) => {
    // Sending the same form again sends the same request.
    const requestId = persisted.idempotencyKey(JSON.stringify(filled));
    setFailed(undefined);
    try {
      const input = { ...filled, requestId, overrides: [...new Set(overrides)] };
      const isDone = await create(input, notifyUnsure(`${what} is booked`));
      if (isDone) {
        toast.success(`The ${noun} is created`, { description: what });
        end();
      } else setFailed({ form: filled, text: notArrived, details: undefined });
    } catch (error) {
      const { details } = toFailure(error);
      setFailed({ form: filled, text: reasonOf(error) ?? unclear, details });
    }
    setTries((count) => count + 1);
  };
  return { form, values, restoredAt: draft?.at, startOver, end, failed, tries, make };
}
