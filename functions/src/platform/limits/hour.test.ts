import { expect, it } from 'vitest';
import { endOfHour, hourOf, tooManyRequests } from './hour.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

it('an hour ends when the next begins', () => {
  expect(hourOf(at('09:00:00'))).toBe(hourOf(at('09:59:59.999')));
  expect(hourOf(at('10:00:00'))).toBe(hourOf(at('09:00:00')) + 1);
  expect(endOfHour(at('09:00:00')).toMillis()).toBe(at('10:00:00'));
  expect(endOfHour(at('09:59:59.999')).toMillis()).toBe(at('10:00:00'));
});

it.each([
  ['09:00:00', '60 minutes'],
  ['09:58:30', '2 minutes'],
  ['09:59:00', 'a minute'],
  ['09:59:59', 'a minute'],
])('at %s a retry is possible in %s', (time, wait) => {
  expect(tooManyRequests(at(time)).details).toEqual({
    code: 'too-many-requests',
    message: `There were too many requests in a short time. Please try again in ${wait}, or contact us on WhatsApp.`,
    retryAt: '2026-11-21T10:00:00.000Z',
  });
});
