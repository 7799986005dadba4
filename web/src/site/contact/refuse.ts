import type { SubmitMessageInput } from '@selasar/domain';
import { adviceOn, refusalOf } from '../forms/request/advice.ts';
import { keepRefused } from './outbox.ts';
import type { Outgoing } from './outbox.ts';

/** Keeps a message that the server has refused, only to be given back. */
export function refuse(input: SubmitMessageInput, error: unknown): Outgoing {
  // An id that belongs to an earlier version is of no more use.
  const isReused = refusalOf(error)?.code === 'request-id-reused';
  const requestId = isReused ? crypto.randomUUID() : input.requestId;
  const refused = {
    input: { ...input, requestId },
    at: Date.now(),
    refusal: adviceOn(error) ?? '',
  };
  keepRefused(input.requestId, refused);
  return refused;
}
