import type { MadeBookingForm, SoftProblem } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { makeBooking } from '../../data/bookings/makeBooking.ts';
import { toFailure } from '../../data/core/failure.ts';
import { reasonOf } from '../common/reasonOf.ts';
import { notArrived, tellUnsure } from '../common/unsure.ts';
import type { Sent } from './madeDraft.ts';
import type { Said } from './refusal.ts';

const unclear = 'Something went wrong, so we cannot tell whether it is booked.';

interface MakingOptions {
  /** What was sent before the form was opened again. */
  before: Sent | undefined;
  onSent: (sent: Sent) => void;
  onDone: () => void;
}

/** Makes a booking, and says how that ended. What stands in the way is told in the form, which stays. */
export function useMaking({ before, onSent, onDone }: MakingOptions) {
  const [said, setSaid] = useState<Said>();
  const [sent, setSent] = useState(before);
  const [tries, setTries] = useState(0);

  const make = async (form: MadeBookingForm, despite: readonly SoftProblem[], what: string) => {
    const written = JSON.stringify(form);
    const requestId = sent?.form === written ? sent.requestId : crypto.randomUUID();
    const sending = { requestId, form: written };
    setSent(sending);
    onSent(sending);
    setSaid(undefined);
    try {
      const input = { ...form, requestId, despite: [...despite] };
      const isDone = await makeBooking(input, tellUnsure(`${what} is booked`));
      if (!isDone) return setSaid({ form, text: notArrived, details: undefined });
      toast.success('The booking is made', { description: what });
      onDone();
    } catch (error) {
      const { details } = toFailure(error);
      setSaid({ form, text: reasonOf(error) ?? unclear, details });
    }
    setTries((count) => count + 1);
  };
  return { said, tries, make };
}
