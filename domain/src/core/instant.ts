import { z } from 'zod';

interface TimestampLike {
  toDate(): Date;
}

const isTimestampLike = (value: unknown): value is TimestampLike =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

/** Any SDK's timestamp becomes a Date. */
export const instantSchema = z.preprocess(
  (value) => (isTimestampLike(value) ? value.toDate() : value),
  z.date(),
);
