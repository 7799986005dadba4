import type { ContactMessage } from '@selasar/domain';
import { toast } from 'sonner';
import { markAsRead } from '../../../data/messages/markAsRead.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';

const failed = (description: string | undefined) =>
  toast.error('Failed to mark the message as read', { description });

/** Marks a message as read, and reports a failure. */
export async function readMessage(message: ContactMessage): Promise<void> {
  if (message.read) return;
  try {
    const unsure = notifyUnsure(`“${message.subject}” is marked as read`);
    if (!(await markAsRead(message.id, unsure))) failed(notArrived);
  } catch (error) {
    failed(reasonOf(error));
  }
}
