import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { messageCollection } from '../../../data/messages/collection.ts';
import { isWhole } from '../../../data/firebase/rows.ts';
import { useRecord } from '../../../data/records/useRecord.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { InvalidRecords } from '../../records/invalid/InvalidRecords.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MessageItem } from './MessageItem.tsx';
import { readMessage } from './readMessage.ts';

interface FoundMessageProps {
  id: string;
  onClose: () => void;
}

/** The message that a search led to, open above the list; it may be older than the listed ones. */
export function FoundMessage({ id, onClose }: FoundMessageProps) {
  const live = useRecord(messageCollection, id);
  const row = live.status === 'success' ? live.data : undefined;
  const message = row && isWhole(row) ? row : undefined;
  const isUnread = message?.read === false;
  useEffect(() => {
    if (message && isUnread) void readMessage(message);
    // Runs once, however often the rest changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isUnread]);
  if (live.status === 'error') {
    return <LoadError message="Failed to load the message" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={120} />;
  if (!row) return <EmptyState title="Message not found" />;
  if (!message) return <InvalidRecords rows={[row]} name="message" />;
  return <MessageItem message={message} open onToggle={onClose} />;
}
