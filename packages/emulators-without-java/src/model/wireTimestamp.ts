import { StatusError } from './status.ts';
import { Timestamp } from './timestamp.ts';
import type { WireTimestamp } from './wire.ts';

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of google.protobuf.Timestamp. */
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** Keeps microseconds, as the server does. Throws INVALID_ARGUMENT outside the years 1 to 9999. */
export function timestampFromWire(wire: WireTimestamp): Timestamp {
  const seconds = Number(wire.seconds ?? 0);
  const nanos = wire.nanos ?? 0;
  const valid =
    Number.isInteger(seconds) &&
    seconds >= MIN_SECONDS &&
    seconds <= MAX_SECONDS &&
    Number.isInteger(nanos) &&
    nanos >= 0 &&
    nanos < 1_000_000_000;
  if (!valid) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'Timestamps must be between 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999999999Z.',
    );
  }
  return new Timestamp(seconds, nanos - (nanos % 1000));
}

export function timestampToWire(timestamp: Timestamp): { seconds: string; nanos: number } {
  return { seconds: String(timestamp.seconds), nanos: timestamp.nanos };
}
