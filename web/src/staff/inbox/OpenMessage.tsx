import { callAddress, collections, pathOf } from '@selasar/domain/core';
import type { ContactMessage } from '@selasar/domain/messages';
import { toast } from 'sonner';
import { markAsRead, messageCollection } from '../../data/messages/contactMessages.ts';
import { reasonOf, notArrived, notifyUnsure } from '../common/reasonOf.ts';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { staffApi } from '../../data/api.ts';
import { useRecord } from '../../data/requests/requests.ts';
import { formatInBali } from '../common/formatInstant.ts';
import { AnswerBox } from '../requests/messages/AnswerBox.tsx';
import { Conversation } from '../requests/messages/Messages.tsx';
import { OpenEntry } from './OpenEntry.tsx';

const failed = (description: string | undefined) =>
  toast.error('Failed to mark the message as read', { description });

async function readMessage(message: ContactMessage): Promise<void> {
  if (message.read) return;
  try {
    const unsure = notifyUnsure(`“${message.subject}” is marked as read`);
    if (!(await markAsRead(message.id, unsure))) failed(notArrived);
  } catch (error) {
    failed(reasonOf(error));
  }
}

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
  const { id, name, email, phone, read, createdAt, answers = [] } = message;
  const send = (text: string, answerId: string) =>
    text === ''
      ? readMessage(message)
      : staffApi.answerMessage({ id, answerId, text, seen: answers.length });
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {`${name} · ${formatInBali(createdAt)}${read && answers.length === 0 ? ' · read' : ''}`}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message.message}
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {email ? (
          <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Link>
        ) : null}
        {phone ? <Link href={callAddress(phone)}>{phone}</Link> : null}
      </Stack>
      {answers.length > 0 ? (
        <Conversation
          id={id}
          thread={answers.map((answer) => ({ ...answer, from: 'staff' as const }))}
          height={176}
        />
      ) : null}
      {email ? (
        <AnswerBox
          of={pathOf(collections.messages, id)}
          isDue={!read}
          hint={`Sent as a mail to ${email}.`}
          onSend={send}
        />
      ) : null}
    </>
  );
}
