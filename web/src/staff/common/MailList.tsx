import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StatusColor } from '@selasar/domain/core';
import { canSendAgain, type MailEntry, type MailState } from '@selasar/domain/mail';
import { useState } from 'react';
import { toast } from 'sonner';
import { useClock } from '../../clock/useToday.ts';
import { sendAgain } from '../../data/messages/mails.ts';
import { formatInBali } from './formatInstant.ts';
import { notArrived, notifyUnsure, reasonOf } from './attempt.ts';
import { StatusChip } from './StatusChip.tsx';

const failed = (description: string) =>
  toast.error('Failed to send the mail again', { description });

/** The mail list shows whether it is delivered. */
async function sendNow(mail: MailEntry): Promise<void> {
  try {
    const isQueued = await sendAgain(mail, notifyUnsure('the mail is sent again'));
    if (isQueued) toast.success('The mail is being sent again');
    else failed(notArrived);
  } catch (error) {
    failed(reasonOf(error) ?? 'Please try again.');
  }
}

export const MailList = ({ mails }: { mails: readonly MailEntry[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
    {mails.map((mail) => (
      <MailItem key={mail.id} mail={mail} />
    ))}
  </Box>
);

const stateColor: Readonly<Record<MailState, StatusColor>> = {
  queued: 'yellow',
  sent: 'blue',
  delivered: 'green',
  failed: 'red',
};

/** Sent does not mean delivered. */
function mailText(mail: MailEntry, now: Date): string {
  const { state, attempts, changedAt, createdAt, leavesAt, nextTryAt } = mail;
  if (state === 'sent') return `Accepted by the mail server · ${formatInBali(changedAt)}`;
  if (state === 'delivered') return `Arrived · ${formatInBali(changedAt)}`;
  if (state === 'failed') return `Refused, ${times(attempts)} · ${formatInBali(changedAt)}`;
  if (nextTryAt) return `Refused, ${times(attempts)} · next try ${formatInBali(nextTryAt)}`;
  if (leavesAt && leavesAt > now) return 'Will be sent in a moment, unless the change is undone';
  return `Waiting to be sent · ${formatInBali(createdAt)}`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

interface MailItemProps {
  mail: MailEntry;
  /** Settles when the outcome is known. */
  onSendAgain?: (mail: MailEntry) => Promise<void>;
}

export function MailItem({ mail, onSendAgain = sendNow }: MailItemProps) {
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
        {`${text} · to ${to}`}
      </Typography>
      {reason ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`The mail server said: ${reason}`}
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
          <span>{isBusy ? 'Sending…' : 'Send again'}</span>
        </Button>
      ) : null}
    </Box>
  );
}
