import { expect, it } from 'vitest';
import { civilDateSchema, instantSchema } from './schemas.ts';

it.each(['2027-02-29', '2026-2-1', '20261121', ''])('rejects %j, which is no date', (text) => {
  expect(civilDateSchema.safeParse(text).error?.issues[0]?.message).toBe('civil-date-invalid');
});

it('accepts a date', () => {
  expect(civilDateSchema.parse('2028-02-29')).toBe('2028-02-29');
});

it("turns any SDK's timestamp into a Date and rejects other values", () => {
  const date = new Date('2026-11-20T16:00:00Z');
  expect(instantSchema.parse(date)).toEqual(date);
  expect(instantSchema.parse({ seconds: 1, toDate: () => date })).toEqual(date);
  expect(instantSchema.safeParse('2026-11-20').success).toBe(false);
  expect(instantSchema.safeParse(null).success).toBe(false);
  expect(instantSchema.safeParse({ toDate: date }).success).toBe(false);
});
