import { expect, it } from 'vitest';
import { answerBy, isOverdue } from './answerBy.ts';

it.each([
  ['on a Friday morning', '2026-11-20T01:00:00Z', '2026-11-20 18:00'],
  ['two hours before the office closes', '2026-11-20T08:00:00Z', '2026-11-20 18:00'],
  ['a minute later', '2026-11-20T08:01:00Z', '2026-11-21 15:00'],
  ['at night, before the office opens', '2026-11-19T17:30:00Z', '2026-11-20 18:00'],
  [
    'late at night, when it is the next day in two hours',
    '2026-11-19T15:00:00Z',
    '2026-11-20 18:00',
  ],
  ['on a Saturday afternoon', '2026-11-21T06:00:00Z', '2026-11-23 18:00'],
  ['on a Sunday', '2026-11-22T03:00:00Z', '2026-11-23 18:00'],
])('%s it is due when the office closes next', (_, requestedAt, due) => {
  const { date, time } = answerBy(new Date(requestedAt));
  expect(`${date} ${time}`).toBe(due);
});

it('uses the company’s answer hours, and ends the search if it has no opening hours', () => {
  const requestedAt = new Date('2026-11-20T04:00:00Z');
  const daily = [{ first: 'Mon', last: 'Sun', open: { from: '09:00', to: '18:00' } }] as const;
  expect(answerBy(requestedAt, { openingHours: [...daily], answerHours: 6 })).toEqual({
    date: '2026-11-20',
    time: '18:00',
  });
  expect(answerBy(requestedAt, { openingHours: [...daily], answerHours: 7 })).toEqual({
    date: '2026-11-21',
    time: '18:00',
  });
  expect(answerBy(requestedAt, { openingHours: [], answerHours: 7 })).toEqual({
    date: '2026-11-20',
    time: '19:00',
  });
});

it('is overdue one minute after the due time', () => {
  const due = { date: '2026-11-20', time: '18:00' };
  expect(isOverdue(due, new Date('2026-11-20T10:00:59Z'))).toBe(false);
  expect(isOverdue(due, new Date('2026-11-20T10:01:00Z'))).toBe(true);
});
