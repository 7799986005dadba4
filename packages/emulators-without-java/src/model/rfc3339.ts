import { StatusError } from './status.ts';
import { Timestamp } from './timestamp.ts';

const PATTERN =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/** ProtoJSON's form of a timestamp: UTC with 0, 3, 6 or 9 digits of a second. */
export function formatRfc3339(timestamp: Timestamp): string {
  const whole = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19);
  return `${whole}${fraction(timestamp.nanos)}Z`;
}

function fraction(nanos: number): string {
  if (nanos === 0) return '';
  const digits = String(nanos).padStart(9, '0');
  if (nanos % 1_000_000 === 0) return `.${digits.slice(0, 3)}`;
  return nanos % 1000 === 0 ? `.${digits.slice(0, 6)}` : `.${digits}`;
}

/** Reads any RFC 3339 time to the nanosecond. Throws INVALID_ARGUMENT for anything else. */
export function parseRfc3339(text: string): Timestamp {
  const match = PATTERN.exec(text);
  const [, year, month, day, hour, minute, second, digits, sign, offsetHour, offsetMinute] =
    match ?? [];
  const date = `${year}-${month}-${day}`;
  const local = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  // A day such as 31 February is moved on by Date, so the date must read back as it was.
  const valid = !Number.isNaN(local) && new Date(local).toISOString().startsWith(date);
  if (match === null || !valid) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid time: "${text}" is not RFC 3339.`);
  }
  const offset = (Number(offsetHour ?? 0) * 60 + Number(offsetMinute ?? 0)) * 60;
  return new Timestamp(
    local / 1000 + (sign === '-' ? offset : -offset),
    Number((digits ?? '').padEnd(9, '0')),
  );
}
