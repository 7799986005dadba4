import Box from '@mui/material/Box';
import type { MailEntry } from '@selasar/domain';
import { MailItem } from './MailItem.tsx';
import { sendNow } from './sendNow.ts';

/** Mails, each with its state. */
export const MailList = ({ mails }: { mails: readonly MailEntry[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
    {mails.map((mail) => (
      <MailItem key={mail.id} mail={mail} onSendAgain={sendNow} />
    ))}
  </Box>
);
