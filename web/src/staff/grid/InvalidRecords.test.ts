import { expect, it } from 'vitest';
import { describeInvalid } from './InvalidRecords.tsx';

it('describes missing and unreadable fields in words', () => {
  const damage = { missing: ['status'], invalid: ['startDate', 'numberOfGuests'] };
  expect(describeInvalid(damage)).toBe(
    'Missing: status. Not readable: start date, number of guests.',
  );
  expect(describeInvalid({ missing: [], invalid: ['id'] })).toBe('Not readable: id.');
});
