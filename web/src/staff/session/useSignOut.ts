import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { signOut } from '../../data/session/signOut.ts';
import { paths } from '../../paths.ts';

/** Ends the session, and goes to the sign-in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      await navigate(paths.auth(), { replace: true });
    } catch {
      toast.error('Sign out failed');
    }
  };
}
