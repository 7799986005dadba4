import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RequestKind, ThreadMessage } from '@selasar/domain';
import type { Row } from '../../../data/firebase/rows.ts';
import { useThread } from '../../../data/trips/useThread.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { formatInBali } from '../../common/formatInstant.ts';
import { invalidMark } from '../invalid/DamagedMark.tsx';
import { known } from '../invalid/known.ts';
import { AnswerBox } from './AnswerBox.tsx';

interface MessagesProps {
  kind: RequestKind;
  request: { id: string; unanswered?: boolean | undefined };
}

/** The messages between guest and staff about a booking or transfer, live, with a reply box. */
export function Messages({ kind, request: { id, unanswered = false } }: MessagesProps) {
  const live = useThread({ kind, id });
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        Messages
      </Typography>
      <Stack spacing={1.5}>
        {live.status === 'loading' ? <Skeleton variant="rounded" height={44} /> : null}
        {live.status === 'error' ? (
          <LoadError message="Failed to load the messages" onRetry={live.retry} />
        ) : null}
        {live.status === 'success' ? <List messages={live.data} /> : null}
        <AnswerBox kind={kind} id={id} isDue={unanswered} />
      </Stack>
    </Box>
  );
}

function List({ messages }: { messages: readonly Row<ThreadMessage>[] }) {
  if (messages.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No messages yet. The guest reads your messages on their trip page.
      </Typography>
    );
  }
  return (
    <Box
      component="ol"
      aria-live="polite"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </Box>
  );
}

function Message({ message }: { message: Row<ThreadMessage> }) {
  const { from, text, byName, at, damage } = message;
  const isGuest = from === 'guest';
  return (
    <Box
      component="li"
      sx={{
        px: 1.5,
        py: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        ...(isGuest ? { mr: 4, bgcolor: 'action.hover' } : { ml: 4 }),
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {damage ? invalidMark : null}
        {isGuest ? 'The guest' : byName || 'Staff'} · {known(at, formatInBali)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {known(text)}
      </Typography>
    </Box>
  );
}
