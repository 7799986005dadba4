import { softProblemSchema } from '@selasar/domain';
import type { MadeBookingForm, SoftProblem } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { makeBooking } from '../../data/bookings/makeBooking.ts';
import { toFailure } from '../../data/core/failure.ts';
import { reasonOf } from '../common/reasonOf.ts';
import { notArrived, tellUnsure } from '../common/unsure.ts';
import type { Sent } from './madeDraft.ts';

/** Why a booking could not be made. */
interface Problem {
  text: string;
  /** The rule that staff may set aside, if it is one. */
  soft: SoftProblem | undefined;
}

const unclear = 'Something went wrong, so we cannot tell whether it is booked.';

const problemOf = (error: unknown): Problem => ({
  text: reasonOf(error) ?? unclear,
  soft: softProblemSchema.safeParse(toFailure(error).details?.problem).data,
});

interface MakingOptions {
  /** What was sent before the form was opened again. */
  before: Sent | undefined;
  onSent: (sent: Sent) => void;
  onDone: () => void;
}

/** Makes a booking, and says how that ended. What stands in the way is told in the form, which stays. */
export function useMaking({ before, onSent, onDone }: MakingOptions) {
  const [problem, setProblem] = useState<Problem>();
  const [sent, setSent] = useState(before);
  const [tries, setTries] = useState(0);

  const make = async (form: MadeBookingForm, despite: readonly SoftProblem[], what: string) => {
    const written = JSON.stringify(form);
    const requestId = sent?.form === written ? sent.requestId : crypto.randomUUID();
    const sending = { requestId, form: written };
    setSent(sending);
    onSent(sending);
    setProblem(undefined);
    try {
      const input = { ...form, requestId, despite: [...despite] };
      const isDone = await makeBooking(input, tellUnsure(`${what} is booked`));
      if (!isDone) return setProblem({ text: notArrived, soft: undefined });
      toast.success('The booking is made', { description: what });
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setTries((count) => count + 1);
  };
  return { problem, tries, make };
}
