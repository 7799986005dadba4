import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { toast } from 'sonner';
import { signOut as endSession } from '../../../data/people/session.ts';
import { paths } from '../../../paths.ts';
import { useQuestion } from '../../../ui/ConfirmDialog.tsx';
import { hasGuestForms, removeGuestForms } from '../../../forms/persistedForm.ts';
import { useOwnUid } from '../../common/session.tsx';

const question = { title: 'Sign out?', confirm: 'Sign out', cancel: 'Stay' };
const unsent =
  'Text about guests that is neither sent nor saved will be removed from this browser.';

/** No guest data stays in this browser. */
export function useSignOut(): { signOut: () => Promise<void>; dialog: ReactNode } {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const uid = useOwnUid() ?? '';
  const { ask, dialog } = useQuestion(question);
  const signOut = async () => {
    if (hasGuestForms(uid) && !(await ask(unsent))) return;
    try {
      await endSession();
      removeGuestForms(uid);
      await navigate(paths.auth(), { replace: true });
    } catch {
      toast.error('Sign out failed');
      // The views of the session have gone; it goes on with new ones.
      await revalidate();
    }
  };
  return { signOut, dialog };
}
