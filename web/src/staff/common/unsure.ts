import { toast } from 'sonner';

/** The outcome is reported later. */
export const notifyUnsure = (what: string) => () =>
  toast.warning('No answer from the server', {
    description: `We do not know yet whether ${what}. We keep checking and will tell you.`,
  });

/** The server was read, and does not have the change. */
export const notArrived = 'Your change did not arrive. Please try again.';
