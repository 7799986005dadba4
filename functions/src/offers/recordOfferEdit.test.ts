import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { eventTimestamp } from './recordOfferEdit.ts';

it.each([
  ['2026-01-02T03:04:05.123456Z', 123_456_000],
  ['2026-01-02T03:04:05.123456789Z', 123_456_789],
  ['2026-01-02T03:04:05.9Z', 900_000_000],
  ['2026-01-02T03:04:05Z', 0],
])('%s keeps all its digits', (time, nanoseconds) => {
  const seconds = Date.UTC(2026, 0, 2, 3, 4, 5) / 1000;
  expect(eventTimestamp(time)).toEqual(new Timestamp(seconds, nanoseconds));
});
