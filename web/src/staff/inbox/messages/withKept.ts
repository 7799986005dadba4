import type { ContactMessage } from '@selasar/domain';

/** The messages, and at its place one that they no longer have. */
export function withKept(
  messages: readonly ContactMessage[],
  kept: ContactMessage | undefined,
): readonly ContactMessage[] {
  if (!kept || messages.some(({ id }) => id === kept.id)) return messages;
  return [...messages, kept].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
