import type { SubmitMessageInput } from '@selasar/domain';
import { browserKeys } from '../../browserKeys.ts';
import { localStore } from '../../browserStorage.ts';

/** A message in the outbox: it stays here until the server has it, even if the visitor leaves. */
export interface Outgoing {
  input: SubmitMessageInput;
  /** When the visitor sent it, in milliseconds. */
  at: number;
  /** Why the server refused it; it is not sent again. */
  refusal?: string;
}

const key = browserKeys.outbox;

/** Three days: a later visitor may be another person on the same machine. */
const maxAgeMs = 3 * 24 * 60 * 60 * 1000;

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  'input' in value &&
  typeof value.input === 'object' &&
  'at' in value &&
  typeof value.at === 'number' &&
  Date.now() - value.at < maxAgeMs;

/** All messages in the outbox, also from other tabs and earlier visits. */
export function outgoing(): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

function write(messages: Outgoing[]): void {
  if (messages.length > 0) localStore.write(key, JSON.stringify(messages));
  else localStore.remove(key);
}

const others = (requestId: string) =>
  outgoing().filter(({ input }) => input.requestId !== requestId);

/** Adds a message to the outbox, in place of an earlier version of it. */
export const addToOutbox = (input: SubmitMessageInput): void =>
  write([...others(input.requestId), { input, at: Date.now() }]);

/** Stores a refused message, under its new request id, only so that the visitor can restore it. */
export const storeRefused = (requestId: string, refused: Outgoing): void =>
  write([...others(requestId), refused]);

export const removeFromOutbox = (requestId: string): void => write(others(requestId));
