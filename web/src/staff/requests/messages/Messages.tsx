import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RequestKind, RequestName } from '@selasar/domain/requests';
import type { ThreadMessage } from '@selasar/domain/trips';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { staffApi } from '../../../data/api.ts';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { useMailsOf } from '../../../data/messages/mails.ts';
import { useThread } from '../../../data/trips/conversations.ts';
import { formatInBali, orDash } from '../../common/formatInstant.ts';
import { LoadError, Loading } from '../../common/Loaded.tsx';
import { MailItem } from '../../common/MailList.tsx';
import { Section } from '../../common/Panel.tsx';
import { invalidMark } from '../../grid/InvalidRecords.tsx';
import { AnswerBox } from './AnswerBox.tsx';

interface MessagesProps {
  kind: RequestKind;
  /** In pixels. */
  height?: number;
  /** Without a trip there is no thread, and an invalid record is not answered. */
  request: {
    id: string;
    tripId?: string | undefined;
    unanswered?: boolean | undefined;
    damage?: unknown;
  };
}

export function Messages(props: MessagesProps) {
  const { kind, request, height = usualHeight } = props;
  const { id, tripId, unanswered = false, damage } = request;
  const hasThread = Boolean(tripId) && !damage;
  return (
    <Section heading="Messages">
      <Stack spacing={1.5}>
        {hasThread ? (
          <WithThread kind={kind} id={id} height={height} />
        ) : (
          <Conversation id={id} thread={none} height={height} />
        )}
        {hasThread ? (
          <AnswerBox
            of={`${kind}/${id}`}
            isDue={unanswered}
            onSend={(text, messageId) => staffApi.answerGuest({ kind, id, text, messageId })}
          />
        ) : null}
      </Stack>
    </Section>
  );
}

const none: readonly never[] = [];

const usualHeight = 176;

function WithThread({ kind, id, height }: RequestName & Pick<ConversationProps, 'height'>) {
  const live = useThread({ kind, id });
  if (live.status === 'loading') return <Loading what="The messages" height={height} />;
  if (live.status === 'error') {
    return <LoadError message="Failed to load the messages" onRetry={live.retry} />;
  }
  return <Conversation id={id} thread={live.data} height={height} />;
}

interface ConversationProps {
  id: string;
  thread: readonly Row<ThreadMessage>[];
  /** The same before and after anything is loaded or arrives: what is below never moves. */
  height: number;
}

export function Conversation({ id, thread, height }: ConversationProps) {
  const live = useMailsOf(id);
  if (live.status === 'loading') return <Loading what="The messages" height={height} />;
  const mails = live.status === 'success' ? live.data.filter(isValid) : none;
  const entries = [
    ...thread.map((message) => ({
      at: message.at,
      shown: <Message key={message.id} message={message} />,
    })),
    ...mails.map((mail) => ({
      at: mail.createdAt,
      shown: <MailItem key={`mail ${mail.id}`} mail={mail} />,
    })),
  ].toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0));
  return (
    <>
      {live.status === 'error' ? (
        <LoadError message="Failed to load the mails" onRetry={live.retry} />
      ) : null}
      <Entries height={height}>
        {entries.length === 0 && live.status === 'success' ? (
          <Typography component="li" variant="body2" color="textSecondary">
            No messages or mails yet.
          </Typography>
        ) : (
          entries.map(({ shown }) => shown)
        )}
      </Entries>
    </>
  );
}

interface EntriesProps extends Pick<ConversationProps, 'height'> {
  children: ReactNode;
}

function Entries({ height, children }: EntriesProps) {
  const list = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  });
  return (
    <Box
      component="ol"
      ref={list}
      aria-label="Messages and mails"
      aria-live="polite"
      // Keys scroll it.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - clientHeight - scrollTop < 16;
      }}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        alignContent: 'start',
        gap: 1,
        height,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      }}
    >
      {children}
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
        <span>{isGuest ? 'The guest' : byName || 'Staff'}</span> ·{' '}
        <span>{orDash(at, formatInBali)}</span>
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {orDash(text)}
      </Typography>
    </Box>
  );
}
