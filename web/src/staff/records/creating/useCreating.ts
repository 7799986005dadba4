import { useState } from 'react';
import { toast } from 'sonner';
import { toFailure } from '../../../data/firebase/failure.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';
import type { FailedAttempt } from './refusal.ts';

const unclear = 'Something went wrong, so we do not know whether it is booked.';

/** Sends a form. Resolves to false if the server does not have the new record. */
export type Create<Form, Rule> = (
  input: Form & { requestId: string; overrides: Rule[] },
  onUnsure: () => void,
) => Promise<boolean>;

interface CreatingOptions<Form, Rule> {
  /** The name of the record, such as a booking. */
  noun: string;
  create: Create<Form, Rule>;
  /** Sending the same form again sends the same request. */
  requestIdOf: (written: string) => string;
  onDone: () => void;
}

/**
 * Creates a booking or transfer for a guest, and reports the outcome. A refusal is shown in the form, which stays open.
 */
export function useCreating<Form extends object, Rule>(options: CreatingOptions<Form, Rule>) {
  const { noun, create, requestIdOf, onDone } = options;
  const [failed, setFailed] = useState<FailedAttempt<Form>>();
  const [tries, setTries] = useState(0);

  const make = async (form: Form, overrides: readonly Rule[], what: string) => {
    const requestId = requestIdOf(JSON.stringify(form));
    setFailed(undefined);
    try {
      const input = { ...form, requestId, overrides: [...new Set(overrides)] };
      const isDone = await create(input, notifyUnsure(`${what} is booked`));
      if (!isDone) return setFailed({ form, text: notArrived, details: undefined });
      toast.success(`The ${noun} is created`, { description: what });
      onDone();
    } catch (error) {
      const { details } = toFailure(error);
      setFailed({ form, text: reasonOf(error) ?? unclear, details });
    }
    setTries((count) => count + 1);
  };
  return { failed, tries, make };
}
