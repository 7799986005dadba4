import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RequestKind, RequestName, ThreadMessage } from '@selasar/domain';
import { useState } from 'react';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import { usePresence } from '../../../data/people/usePresence.ts';
import { useMailsOf } from '../../../data/messages/mails/useMails.ts';
import { useThread } from '../../../data/trips/useThread.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { MailItem } from '../../inbox/mails/MailItem.tsx';
import { sendNow } from '../../inbox/mails/MailList.tsx';
import { formatInBali } from '../../common/formatInstant.ts';
import { invalidMark } from '../invalid/DamagedMark.tsx';
import { known } from '../invalid/known.ts';
import { useOwnUid } from '../../shell/session/route.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { Present } from './Present.tsx';

interface MessagesProps {
  kind: RequestKind;
  /** Colleagues who have it open are shown here, and not elsewhere on the page. */
  withPresence?: boolean;
  /** Without a trip there is no thread, and an invalid record is not answered. */
  request: {
    id: string;
    tripId?: string | undefined;
    unanswered?: boolean | undefined;
    damage?: unknown;
  };
}

/** What guest and staff wrote about a booking or transfer, and the mails to the guest, live, with a reply box. */
export function Messages({ kind, request, withPresence = false }: MessagesProps) {
  const { id, tripId, unanswered = false, damage } = request;
  const hasThread = Boolean(tripId) && !damage;
  const watched = withPresence && hasThread ? `${kind}/${id}` : undefined;
  const { present, noteTyping } = usePresence(useOwnUid(), watched);
  return (
    <Box component="section" onInput={noteTyping}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, columnGap: 2, alignItems: 'baseline' }}>
        <Typography component="h3" variant="h6">
          Messages
        </Typography>
        {watched ? <Present present={present} /> : null}
      </Stack>
      <Stack spacing={1.5}>
        {hasThread ? <WithThread kind={kind} id={id} /> : <Conversation id={id} thread={none} />}
        {hasThread ? <AnswerBox kind={kind} id={id} isDue={unanswered} /> : null}
      </Stack>
    </Box>
  );
}

const none: readonly never[] = [];

function WithThread({ kind, id }: RequestName) {
  const live = useThread({ kind, id });
  if (live.status === 'loading') return <Skeleton variant="rounded" height={44} />;
  if (live.status === 'error') {
    return <LoadError message="Failed to load the messages" onRetry={live.retry} />;
  }
  return <Conversation id={id} thread={live.data} />;
}

/** The last entries are in sight, the earlier ones on request. */
const mostShown = 4;

/** Messages and mails in the order of time. */
function Conversation({ id, thread }: { id: string; thread: readonly Row<ThreadMessage>[] }) {
  const live = useMailsOf(id);
  const [showsAll, setShowsAll] = useState(false);
  if (live.status === 'loading') return <Skeleton variant="rounded" height={44} />;
  const mails = live.status === 'success' ? live.data.filter(isWhole) : none;
  const entries = [
    ...thread.map((message) => ({
      at: message.at,
      shown: <Message key={message.id} message={message} />,
    })),
    ...mails.map((mail) => ({
      at: mail.createdAt,
      shown: <MailItem key={mail.id} mail={mail} onSendAgain={sendNow} />,
    })),
  ].toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0));
  const earlier = Math.max(0, entries.length - mostShown);
  return (
    <>
      {live.status === 'error' ? (
        <LoadError message="Failed to load the mails" onRetry={live.retry} />
      ) : null}
      {entries.length === 0 && live.status === 'success' ? (
        <Typography variant="body2" color="textSecondary">
          No messages or mails yet.
        </Typography>
      ) : null}
      {earlier > 0 ? (
        <Button
          size="small"
          onClick={() => setShowsAll(!showsAll)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {showsAll ? 'Hide' : 'Show'} {earlier} earlier
        </Button>
      ) : null}
      {entries.length > 0 ? (
        <Box
          component="ol"
          aria-live="polite"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {entries.slice(showsAll ? 0 : earlier).map(({ shown }) => shown)}
        </Box>
      ) : null}
    </>
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
