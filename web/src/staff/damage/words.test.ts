import { expect, it } from 'vitest';
import { whatIsWrong } from './words.ts';

it('says in words what is missing and what cannot be read', () => {
  const damage = { missing: ['status'], invalid: ['startDate', 'numberOfGuests'] };
  expect(whatIsWrong(damage)).toBe('Missing: status. Not readable: start date, number of guests.');
  expect(whatIsWrong({ missing: [], invalid: ['id'] })).toBe('Not readable: id.');
});
