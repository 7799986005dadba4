import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '../../paths.ts';
import { signOut } from '../../data/auth.ts';
import { allowListeners, closeListeners } from '../../data/live.ts';

/** Ends the listeners, then the session, and goes to the sign-in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    closeListeners();
    try {
      await signOut();
      await navigate(paths.auth(), { replace: true });
    } catch {
      allowListeners();
      toast.error('Sign out failed');
    }
  };
}
