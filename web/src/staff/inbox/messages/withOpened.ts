import type { ContactMessage } from '@selasar/domain';

/** The messages, plus the open one in its place if they no longer contain it. */
export function withOpened(
  messages: readonly ContactMessage[],
  opened: ContactMessage | undefined,
): readonly ContactMessage[] {
  if (!opened || messages.some(({ id }) => id === opened.id)) return messages;
  return [...messages, opened].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
