import type { SubmitMessageInput } from '@selasar/domain';
import { guestApi } from '../../data/api.ts';
import { refusalOf } from '../forms/request/advice.ts';
import { removeFromOutbox } from './outbox.ts';

/** Messages that this page is sending now. */
const sending = new Set<string>();
export const isBeingSent = (requestId: string): boolean => sending.has(requestId);

/** Temporary refusals. */
const temporaryCodes: ReadonlySet<string> = new Set(['busy', 'internal', 'too-many-requests']);

/** Whether the server refused the message permanently; otherwise a retry may succeed. */
export function isRefused(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  return code !== undefined && !temporaryCodes.has(code);
}

/** Sends a message of the outbox. It is removed from the outbox once the server has it. */
export async function send(input: SubmitMessageInput): Promise<void> {
  sending.add(input.requestId);
  try {
    await guestApi.submitMessage(input);
    removeFromOutbox(input.requestId);
  } finally {
    sending.delete(input.requestId);
  }
}
