import { toast } from 'sonner';
import { notArrived, notifyUnsure, reasonOf } from './reasonOf.ts';

interface AttemptWords {
  /** As in 'Failed to save the terms'. */
  failed: string;
  /** What is unknown while the server does not answer, as in 'the terms are saved'. */
  unsure: string;
  /** The reason of a failure that has none of its own. */
  otherwise?: string;
}

/** Makes a change that resolves to whether it arrived, and reports why it did not. */
export async function attempt(
  change: (onUnsure: () => void) => Promise<boolean>,
  { failed, unsure, otherwise }: AttemptWords,
): Promise<boolean> {
  try {
    if (await change(notifyUnsure(unsure))) return true;
    toast.error(failed, { description: notArrived });
  } catch (error) {
    reportFailure(failed, error, otherwise);
  }
  return false;
}

export const reportFailure = (failed: string, error: unknown, otherwise = 'Please try again.') =>
  toast.error(failed, { description: reasonOf(error) ?? otherwise });
