import { Timestamp } from '../model/timestamp.ts';

/**
 * A resume token says up to when a client has seen everything. It holds for any target, so it is only that time:
 * microseconds since 1970, as decimal digits.
 */
export function encodeResumeToken(time: Timestamp): Uint8Array {
  return Buffer.from(String(time.toMicros()));
}

/** Undefined for a token that isn't ours: its target has to start afresh. */
export function decodeResumeToken(token: Uint8Array): Timestamp | undefined {
  const text = Buffer.from(token).toString('latin1');
  return /^\d{1,17}$/.test(text) ? Timestamp.fromMicros(BigInt(text)) : undefined;
}
