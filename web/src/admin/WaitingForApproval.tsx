import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { refreshSession } from '../firebase/auth.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** For a session without a role. Nothing is read. */
export function WaitingForApproval() {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    // Offline there is nothing new to learn; the person can ask again.
    await refreshSession().catch(() => undefined);
    await revalidate();
    setAsking(false);
  };
  return (
    <EmptyState
      title="Your account is waiting for approval"
      hint="An administrator has been given your name. You can close this page and come back later."
    >
      <Button variant="outlined" disabled={asking} onClick={() => void ask()}>
        Check again
      </Button>
    </EmptyState>
  );
}
