import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { canSendAgain } from '@selasar/domain';
import type { MailEntry } from '@selasar/domain';
import { useState } from 'react';
import { useClock } from '../../../clock/useClock.ts';
import { StatusChip } from '../../common/StatusChip.tsx';
import { mailText, stateColor } from './mailText.ts';

interface MailItemProps {
  mail: MailEntry;
  /** Settles when the outcome is known. */
  onSendAgain: (mail: MailEntry) => Promise<void>;
}

/** The state of a mail, and a button to send it again after a failure. */
export function MailItem({ mail, onSendAgain }: MailItemProps) {
  const [isBusy, setBusy] = useState(false);
  const { subject, to, state, reason } = mail;
  const text = useClock((nowMs) => mailText(mail, new Date(nowMs)));

  const send = async () => {
    setBusy(true);
    await onSendAgain(mail);
    setBusy(false);
  };

  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <StatusChip status={state} color={stateColor[state]} />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {text} · to {to}
      </Typography>
      {reason ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          The mail server said: {reason}
        </Typography>
      ) : null}
      {canSendAgain(mail) ? (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={`Send again: ${subject}`}
          onClick={() => void send()}
          sx={{ mt: 0.75 }}
        >
          {isBusy ? 'Sending…' : 'Send again'}
        </Button>
      ) : null}
    </Box>
  );
}
