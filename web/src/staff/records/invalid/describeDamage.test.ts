import { expect, it } from 'vitest';
import { describeDamage } from './describeDamage.ts';

it('says in words what is missing and what cannot be read', () => {
  const damage = { missing: ['status'], invalid: ['startDate', 'numberOfGuests'] };
  expect(describeDamage(damage)).toBe(
    'Missing: status. Not readable: start date, number of guests.',
  );
  expect(describeDamage({ missing: [], invalid: ['id'] })).toBe('Not readable: id.');
});
