import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { internationalNumber } from './internationalNumber.ts';

it.each([
  ['+49 (0)151 23456789', '+4915123456789'],
  ['+49 0151 23456789', '+4915123456789'],
  ['0049 151 23456789', '+4915123456789'],
  ['011 49 151 23456789', '+4915123456789'],
  ['001 415 555 2671', '+14155552671'],
  ['+39 06 12345678', '+390612345678'],
  ['(+62) 812-3456-7890', '+6281234567890'],
  ['+62 0812 3456 7890', '+6281234567890'],
  ['0812 3456 7890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  ['+62 361 555 0123 ext. 5', '+623615550123'],
  ['\u202A+62 812 3456 7890\u202C', '+6281234567890'],
])('%s is dialled as %s', (typed, dialled) => {
  expect(internationalNumber(typed)).toBe(dialled);
});

it.each(['', '812 3456 7890', '(212) 555-1234', '+62 1', 'no phone', '+'])(
  'does not guess the country of "%s"',
  (typed) => {
    expect(internationalNumber(typed)).toBeUndefined();
  },
);

it('treats the zero in front as each country does', () => {
  const numbers = Object.entries(examples).flatMap(([country, national]) => {
    const code = getCountryCallingCode(country as CountryCode);
    return ['', '0', '(0)'].map((zero) => `+${code} ${zero}${national}`);
  });
  expect(numbers.length).toBeGreaterThan(600);
  expect(numbers.map(internationalNumber)).toEqual(
    numbers.map((number) => parsePhoneNumberFromString(number)?.number),
  );
});
