import type { ContactMessage } from '@selasar/domain';

/** The messages, plus the open one in its place if they no longer contain it. */
export function withKept(
  messages: readonly ContactMessage[],
  kept: ContactMessage | undefined,
): readonly ContactMessage[] {
  if (!kept || messages.some(({ id }) => id === kept.id)) return messages;
  return [...messages, kept].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
