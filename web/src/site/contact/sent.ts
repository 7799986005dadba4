import type { SubmitMessageInput } from '@selasar/domain';

type Listener = (input: SubmitMessageInput) => void;
const listeners = new Set<Listener>();

/** Shows that a waiting message has reached the server. */
export function notifySent(input: SubmitMessageInput): void {
  for (const listener of listeners) listener(input);
}

export function onSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
