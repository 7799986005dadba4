import Box from '@mui/material/Box';
import type { MailEntry } from '@selasar/domain/mail';
import { MailItem } from './MailItem.tsx';
import { toast } from 'sonner';
import { sendAgain } from '../../../data/messages/mails.ts';
import { reasonOf } from '../reasonOf.ts';
import { notArrived, notifyUnsure } from '../unsure.ts';

const failed = (description: string) =>
  toast.error('Failed to send the mail again', { description });

/** The mail list shows whether it is delivered. */
export async function sendNow(mail: MailEntry): Promise<void> {
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
      <MailItem key={mail.id} mail={mail} onSendAgain={sendNow} />
    ))}
  </Box>
);
