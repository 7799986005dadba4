import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ContactMessage } from '@selasar/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { markAsRead, useMessages } from '../../firebase/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../LoadError.tsx';
import { useNews } from '../arrivals/useNews.ts';
import { notArrived, reasonOf, tellUnsure } from '../unsure.ts';
import { MessageItem } from './MessageItem.tsx';

const pageSize = 25;

const failed = (description: string | undefined) =>
  toast.error('Failed to mark the message as read', { description });

async function read(message: ContactMessage): Promise<void> {
  if (message.read) return;
  try {
    const unsure = tellUnsure(`“${message.subject}” is marked as read`);
    if (!(await markAsRead(message.id, unsure))) failed(notArrived);
  } catch (error) {
    failed(reasonOf(error));
  }
}

/** What visitors wrote on the contact page. Opening a message marks it as read. */
export function MessagesPage() {
  const [count, setCount] = useState(pageSize);
  const live = useMessages(count);
  const [params, setParams] = useSearchParams();
  const unreadOnly = params.get('show') === 'unread';
  // A message that is read while it is open stays in the list of the unread until another is opened.
  const [opened, setOpened] = useState<string>();

  useNews('messages', live.status === 'success' ? live.data : undefined);

  if (live.status === 'error') {
    return <LoadError message="Failed to load messages" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={320} />;
  const messages = live.data.filter(
    ({ id, read: isRead }) => !unreadOnly || !isRead || id === opened,
  );
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={unreadOnly ? 'unread' : 'all'}
        onChange={(_event, show: string | null) =>
          show && setParams(show === 'unread' ? { show } : {}, { replace: true })
        }
        aria-label="Show"
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="unread">Unread</ToggleButton>
      </ToggleButtonGroup>
      {messages.length === 0 ? (
        <EmptyState
          title={unreadOnly ? 'No unread messages' : 'No messages yet'}
          hint={unreadOnly ? 'Everything has been read.' : 'They appear here by themselves.'}
        />
      ) : (
        <div>
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              open={opened === message.id}
              onToggle={(open) => {
                setOpened(open ? message.id : undefined);
                if (open) void read(message);
              }}
            />
          ))}
        </div>
      )}
      {live.data.length === count ? (
        <Button onClick={() => setCount(count + pageSize)}>Show older messages</Button>
      ) : null}
    </Stack>
  );
}
