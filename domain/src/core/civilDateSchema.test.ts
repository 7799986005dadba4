import { expect, it } from 'vitest';
import { civilDateSchema } from './civilDateSchema.ts';

it.each(['2027-02-29', '2026-2-1', '20261121', ''])('rejects %j, which is no date', (text) => {
  expect(civilDateSchema.safeParse(text).error?.issues[0]?.message).toBe('civil-date-invalid');
});

it('accepts a date', () => {
  expect(civilDateSchema.parse('2028-02-29')).toBe('2028-02-29');
});
