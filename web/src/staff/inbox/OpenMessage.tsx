import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { callAddress } from '@selasar/domain';
import type { ContactMessage } from '@selasar/domain';
import { useState } from 'react';
import { messageCollection } from '../../data/messages/collection.ts';
import { useRecord } from '../../data/records/useRecord.ts';
import { formatInBali } from '../common/formatInstant.ts';
import { readMessage } from './messages/readMessage.ts';
import { OpenEntry } from './OpenEntry.tsx';

/** A message of the contact page: answered by mail, and then marked as read. */
export function OpenMessage({ id, onDone }: { id: string; onDone: () => void }) {
  return (
    <OpenEntry
      live={useRecord(messageCollection, id)}
      name="message"
      heading={({ subject }) => subject}
      waits={({ read }) => !read}
      onDone={onDone}
    >
      {(message) => <Message message={message} />}
    </OpenEntry>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const { name, email, phone, subject, read, createdAt } = message;
  const [isBusy, setBusy] = useState(false);
  const markAsRead = async () => {
    setBusy(true);
    await readMessage(message);
    setBusy(false);
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {name} · {formatInBali(createdAt)}
        {read ? ' · read' : ''}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message.message}
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Link
          href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          Answer {email}
        </Link>
        {phone ? <Link href={callAddress(phone)}>{phone}</Link> : null}
      </Stack>
      {read ? null : (
        <div>
          <Button variant="contained" disabled={isBusy} onClick={() => void markAsRead()}>
            {isBusy ? 'Marking…' : 'Mark as read'}
          </Button>
        </div>
      )}
    </>
  );
}
