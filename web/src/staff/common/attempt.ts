import { toast } from 'sonner';
import { Failure, type FailureKind } from '../../data/firebase/failure.ts';

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

const words: Readonly<Record<string, string>> = {
  'not-sent':
    'The server cannot be reached right now, so nothing was sent. Please try again later.',
  'offer-changed': 'someone else has just changed the same fields',
  'offer-deleted': 'it was deleted by someone else',
};

/** A fault has no reason that helps the user. */
const inGeneral: Readonly<Record<FailureKind, string | undefined>> = {
  refused: 'The server refused without a reason. Please try again.',
  unreachable: 'The server could not be reached.',
  broken: undefined,
};

/** An error thrown by the staff area itself is already a sentence. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Failure)) return error instanceof Error ? error.message : undefined;
  const { kind, code, details } = error;
  if (details) return details.message;
  return words[code] ?? inGeneral[kind];
}

/** The outcome is reported later. */
export const notifyUnsure = (what: string) => () =>
  toast.warning('No answer from the server', {
    description: `We do not know yet whether ${what}. We keep checking and will tell you.`,
  });

/** The server was read, and does not have the change. */
export const notArrived = 'Your change did not arrive. Please try again.';
