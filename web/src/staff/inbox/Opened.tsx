import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { callAddress, collections, pathOf } from '@selasar/domain/core';
import type { ContactMessage } from '@selasar/domain/messages';
import { reviewStatus } from '@selasar/domain/reviews';
import { useRecord } from '../../data/requests/requests.ts';
import { reviewCollection } from '../../data/reviews/staffReviews.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { markAsRead, messageCollection } from '../../data/messages/contactMessages.ts';
import { staffApi } from '../../data/api.ts';
import { useBusy } from '../common/BusyButton.tsx';
import { attempt } from '../common/attempt.ts';
import { formatInBali } from '../common/formatInstant.ts';
import { AnswerBox } from '../requests/messages/AnswerBox.tsx';
import { Conversation } from '../requests/messages/Messages.tsx';
import { OpenEntry } from './OpenEntry.tsx';
import { changeReview, ReviewItem } from './reviews/ReviewItem.tsx';
import { openedBy } from './entries.ts';
import { OpenRequest } from './OpenRequest.tsx';

function OpenReview({ id, onDone }: { id: string; onDone: () => void }) {
  const { busy, during } = useBusy();
  return (
    <OpenEntry
      live={useRecord(reviewCollection, id)}
      name="review"
      heading={({ name }) => name}
      waits={({ status }) => reviewStatus[status].isWaiting}
      onDone={onDone}
    >
      {(review) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <ReviewItem
            review={review}
            rests={busy.has(id)}
            onChange={(to) => void during(id, () => changeReview(review, to))}
          />
        </Box>
      )}
    </OpenEntry>
  );
}

interface OpenedProps {
  id: string;
  isWide: boolean;
  onClose: () => void;
  onDone: (id: string) => void;
}

export function Opened({ id, isWide, onClose, onDone }: OpenedProps) {
  const record = openedBy(id);
  const done = useEventCallback(() => onDone(id));
  return (
    <Paper
      variant="outlined"
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        ...(isWide && {
          position: 'sticky',
          top: 16,
          maxHeight: 'calc(100dvh - 32px)',
          overflowY: 'auto',
        }),
      }}
    >
      <Button startIcon={<ArrowBackIcon />} onClick={onClose} sx={{ ml: -1, mb: 1 }}>
        Back
      </Button>
      {record?.kind === 'message' ? <OpenMessage id={record.id} onDone={done} /> : null}
      {record?.kind === 'review' ? <OpenReview id={record.id} onDone={done} /> : null}
      {record?.kind === 'bookings' || record?.kind === 'transfers' ? (
        <OpenRequest kind={record.kind} id={record.id} onDone={done} />
      ) : null}
      {record ? null : (
        <EmptyState title="Nothing found" hint="The link may be wrong, or it was deleted." />
      )}
    </Paper>
  );
}

async function readMessage({ id, read, subject }: ContactMessage): Promise<void> {
  if (read) return;
  await attempt((onUnsure) => markAsRead(id, onUnsure), {
    failed: 'Failed to mark the message as read',
    unsure: `“${subject}” is marked as read`,
    otherwise: '',
  });
}

export const OpenMessage = ({ id, onDone }: { id: string; onDone: () => void }) => (
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
