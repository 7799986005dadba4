import type { MailEntry, MailState, StatusColor } from '@selasar/domain';
import { formatInBali } from '../../common/formatInstant.ts';

export const stateColor: Readonly<Record<MailState, StatusColor>> = {
  queued: 'yellow',
  sent: 'blue',
  delivered: 'green',
  failed: 'red',
};

/** The known state of a mail: sent does not mean delivered. */
export function mailText(mail: MailEntry, now: Date): string {
  const { state, attempts, changedAt, createdAt, leavesAt, nextTryAt } = mail;
  if (state === 'sent') return `Accepted by the mail server · ${formatInBali(changedAt)}`;
  if (state === 'delivered') return `Arrived · ${formatInBali(changedAt)}`;
  if (state === 'failed') return `Refused, ${times(attempts)} · ${formatInBali(changedAt)}`;
  if (nextTryAt) return `Refused, ${times(attempts)} · next try ${formatInBali(nextTryAt)}`;
  if (leavesAt && leavesAt > now) return 'Will be sent in a moment, unless the change is undone';
  return `Waiting to be sent · ${formatInBali(createdAt)}`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
