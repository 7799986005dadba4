import { toast } from 'sonner';

/** Tells that there is no answer. What came of it is told later. */
export const notifyUnsure = (what: string) => () =>
  toast.warning('No answer from the server', {
    description: `We cannot tell yet whether ${what}. We look again by ourselves and tell you.`,
  });

/** The server was looked at, and has it as it was. */
export const notArrived = 'Your change did not arrive. Please try again.';
