import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { toast } from 'sonner';
import {
  refreshSession,
  noteVerified,
  sendVerification,
  type Session,
} from '../../../data/people/session.ts';
import { useIsRemoved } from '../../../data/people/people.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { authMessage } from '../auth/authMessage.ts';

/** Nothing but its own profile is read. */
export function WaitingForApproval({ session }: { session: Session }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  useVerification(session);
  const { uid, email, emailVerified } = session;
  const isRemoved = useIsRemoved(uid);

  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const refresh = async () => {
    // Offline there is nothing new; the user can ask again.
    await refreshSession().catch(() => undefined);
    await revalidate();
  };
  const sendAgain = async () => {
    try {
      await sendVerification();
      toast.success(`We have sent the mail to ${email} again.`);
    } catch (error) {
      toast.error(authMessage(error, 'The mail could not be sent', 'The mail could not be sent'));
    }
  };

  return (
    <EmptyState
      title={isRemoved ? 'Your access was removed' : 'Your account is waiting for approval'}
      hint={
        isRemoved
          ? 'An administrator has removed it. If that is a mistake, ask them to restore it: this page then opens automatically.'
          : emailVerified
            ? 'An administrator will check your registration. You can close this page and come back later.'
            : `Please open the link in the mail that we have sent to ${email}. Only a verified address can be approved.`
      }
    >
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Button variant="outlined" disabled={busy} onClick={() => void during(refresh)}>
          Check again
        </Button>
        {emailVerified ? null : (
          <Button disabled={busy} onClick={() => void during(sendAgain)}>
            Send the mail again
          </Button>
        )}
      </Stack>
    </EmptyState>
  );
}

function useVerification(session: Session): void {
  const { emailVerified } = session;
  useEffect(() => {
    if (emailVerified) return undefined;
    const refresh = () => void refreshSession().catch(() => undefined);
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [emailVerified]);
  useEffect(() => {
    // A user without a profile is not on the admins' list; offline, the next visit reports it.
    if (emailVerified) noteVerified(session).catch(() => undefined);
  }, [emailVerified, session]);
}
