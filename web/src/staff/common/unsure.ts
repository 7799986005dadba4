import { toast } from 'sonner';
import { NotSentError } from '../../data/surely.ts';

/** Tells that neither the answer nor the server can be had. What came of it is told later. */
export const tellUnsure = (what: string) => () =>
  toast.warning('No answer from the server', {
    description: `We cannot tell yet whether ${what}. We look again by ourselves and tell you.`,
  });

/** What a person can do about a failure, as far as it is known. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof NotSentError ? error.message : undefined;

/** The server was looked at, and has it as it was. */
export const notArrived = 'Your change did not arrive. Please try again.';
