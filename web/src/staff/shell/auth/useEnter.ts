import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { authMessage } from './authMessage.ts';
import { redirectTarget } from './redirectTarget.ts';

/** Enters the staff area, or says why not: `refused` without a known reason, `broken` for faults. */
export function useEnter(refused: string, broken: string) {
  const navigate = useNavigate();
  return async (work: () => Promise<unknown>, done: string): Promise<void> => {
    // What was said of the last attempt could cover the button.
    toast.dismiss();
    try {
      await work();
      toast.success(done);
      await navigate(redirectTarget(window.location.href), { replace: true });
    } catch (error) {
      toast.error(authMessage(error, refused, broken));
    }
  };
}
