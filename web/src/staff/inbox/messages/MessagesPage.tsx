import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ContactMessage } from '@selasar/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { useMessages } from '../../../data/messages/useMessages.ts';
import type { MessageRow } from '../../../data/messages/collection.ts';
import { isWhole } from '../../../data/firebase/rows.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { InvalidRecords } from '../../records/invalid/InvalidRecords.tsx';
import { LoadError } from '../../common/LoadError.tsx';
import { useLastVisit } from '../../shell/arrivals/useLastVisit.ts';
import { PendingButton } from '../../records/stable/PendingButton.tsx';
import { useStableRows } from '../../records/stable/useStableRows.ts';
import type { AdminHeading } from '../../shell/links.ts';
import { FoundMessage } from './FoundMessage.tsx';
import { MessageItem } from './MessageItem.tsx';
import { readMessage } from './readMessage.ts';
import { withOpened } from './withOpened.ts';

const pageSize = 25;
const idOf = ({ id }: ContactMessage) => id;

/** Beside the filter above the list, where it shifts nothing. */
const pendingPlace = { position: 'absolute', top: -46, right: 0 } as const;

/** Messages from the contact page. Opening a message marks it as read. */
function MessagesPage() {
  const [params, setParams] = useUrlParams();
  const show = params.get('show') === 'unread' ? 'unread' : 'all';
  const found = params.get('open');
  return (
    <Stack spacing={2}>
      {found ? (
        <FoundMessage
          key={found}
          id={found}
          onClose={() =>
            setParams((before) => {
              before.delete('open');
              return before;
            })
          }
        />
      ) : null}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={show}
        onChange={(_event, chosen: string | null) =>
          chosen && setParams(chosen === 'unread' ? { show: chosen } : {})
        }
        aria-label="Show"
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="unread">Unread</ToggleButton>
      </ToggleButtonGroup>
      <Messages key={show} show={show} />
    </Stack>
  );
}

function Messages({ show }: { show: 'all' | 'unread' }) {
  const [count, setCount] = useState(pageSize);
  // Reads one more than is shown, to know whether there are older ones.
  const live = useMessages(show, count + 1);
  const [before, setBefore] = useState<readonly MessageRow[]>();
  const [opened, setOpened] = useState<string>();
  // A message that is read while open stays in the unread list until another one is opened.
  const [lastOpened, setLastOpened] = useState<ContactMessage>();
  // While older messages load, the current ones stay.
  const found = live.status === 'success' ? live.data : before;
  const listed = found?.slice(0, count) ?? [];
  const stable = useStableRows({
    rows: found && withOpened(listed.filter(isWhole), lastOpened),
    rowId: idOf,
    view: `${show} ${count}`,
    held: opened !== undefined,
  });
  const messages = stable.rows;
  // Every incoming message is unread.
  useLastVisit('messages', live.status === 'success' ? live.data : undefined);

  if (live.status === 'error') {
    return <LoadError message="Failed to load messages" onRetry={live.retry} />;
  }
  if (live.status === 'success' && live.data !== before) setBefore(live.data);
  if (!found || !messages) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <InvalidRecords rows={listed} name="message" />
      {messages.length === 0 ? (
        <EmptyState
          title={show === 'unread' ? 'No unread messages' : 'No messages yet'}
          hint={
            show === 'unread'
              ? 'Everything has been read.'
              : 'What visitors write on the contact page appears here automatically.'
          }
        >
          {show === 'unread' ? null : (
            <Button component={Link} to={paths.contact} variant="outlined">
              Contact page
            </Button>
          )}
        </EmptyState>
      ) : (
        <Box {...stable.handlers} sx={{ position: 'relative' }}>
          <PendingButton list={stable} sx={pendingPlace} />
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              open={opened === message.id}
              onToggle={(open) => {
                setOpened(open ? message.id : undefined);
                if (!open) return;
                setLastOpened({ ...message, read: true });
                void readMessage(message);
              }}
            />
          ))}
        </Box>
      )}
      {found.length > count ? (
        <Button disabled={live.status === 'loading'} onClick={() => setCount(count + pageSize)}>
          Show older messages
        </Button>
      ) : null}
    </>
  );
}

export { MessagesPage as Component };
export const handle: AdminHeading = { title: 'Messages', description: 'From the contact page' };
