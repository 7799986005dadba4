import type { SubmitMessageInput } from '@selasar/domain';
import { adviceOn, refusalOf } from '../forms/request/advice.ts';
import { storeRefused } from './outbox.ts';
import type { Outgoing } from './outbox.ts';

/** Stores a message that the server refused, so that the visitor can restore it. */
export function refuse(input: SubmitMessageInput, error: unknown): Outgoing {
  // The id of an earlier version cannot be used again.
  const isReused = refusalOf(error)?.code === 'request-id-reused';
  const requestId = isReused ? crypto.randomUUID() : input.requestId;
  const refused = {
    input: { ...input, requestId },
    at: Date.now(),
    refusal: adviceOn(error) ?? '',
  };
  storeRefused(input.requestId, refused);
  return refused;
}
