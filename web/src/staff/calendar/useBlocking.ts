import type { BlockForm } from '@selasar/domain/calendar';
import { useState } from 'react';
import { toast } from 'sonner';
import { blockNights } from '../../data/calendar/occupancy.ts';
import { toFailure } from '../../data/firebase/failure.ts';
import { reasonOf, notArrived, notifyUnsure } from '../common/reasonOf.ts';
import { stayText } from './dayText.ts';
import { blockAddress } from './opened.ts';

interface Problem {
  text: string;
  opens: string | undefined;
}

const unclear = 'Something went wrong, so we do not know whether the nights are blocked.';

function problemOf(error: unknown): Problem {
  const { details } = toFailure(error);
  const { otherBooking, otherBlock } = details ?? {};
  const opens = otherBooking?.bookingId ?? (otherBlock && blockAddress(otherBlock.blockId));
  return { text: reasonOf(error) ?? unclear, opens };
}

export function useBlocking(villaName: string, onDone: () => void) {
  const [problem, setProblem] = useState<Problem>();
  // Sending the same form again sends the same block, until the form changes.
  const [sent, setSent] = useState<{ blockId: string; form: string }>();

  const block = async (form: BlockForm) => {
    const written = JSON.stringify(form);
    const blockId = sent?.form === written ? sent.blockId : crypto.randomUUID();
    setSent({ blockId, form: written });
    setProblem(undefined);
    const what = `${villaName}, ${stayText(form)}`;
    try {
      const isDone = await blockNights({ ...form, blockId }, notifyUnsure(`${what} is blocked`));
      if (!isDone) return setProblem({ text: notArrived, opens: undefined });
      toast.success('The nights are blocked', { description: what });
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return { problem, block };
}
