import { expect, it } from 'vitest';
import { instantSchema } from './instant.ts';

it("turns any SDK's timestamp into a Date and rejects other values", () => {
  const date = new Date('2026-11-20T16:00:00Z');
  expect(instantSchema.parse(date)).toEqual(date);
  expect(instantSchema.parse({ seconds: 1, toDate: () => date })).toEqual(date);
  expect(instantSchema.safeParse('2026-11-20').success).toBe(false);
  expect(instantSchema.safeParse(null).success).toBe(false);
  expect(instantSchema.safeParse({ toDate: date }).success).toBe(false);
});
