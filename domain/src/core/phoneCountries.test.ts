import { expect, it } from 'vitest';
import { inPhoneCountry, phoneCountries, phoneCountryOf } from './phoneCountries.ts';

const countries = await phoneCountries();
const by = (country: string) => countries.find((one) => one.country === country);

it('knows the countries of the world', () => {
  expect(countries.length).toBeGreaterThan(200);
  expect(by('ID')).toEqual({ country: 'ID', callingCode: '62' });
});

it.each([
  ['+44 7700 900123', 'GB'],
  ['(+62) 812-3456', 'ID'],
  ['0812 3456 7890', 'ID'],
  ['62 812', 'ID'],
  ['+1', 'US'],
  ['+995 5', 'GE'],
  ['0049 151', 'DE'],
  ['001 415', 'US'],
  ['011 44 7700', 'GB'],
  ['0412 345 678', undefined],
  ['07700 900123', undefined],
  ['+', undefined],
  ['812 3456', undefined],
  ['', undefined],
])('%s names %s', (text, country) => {
  expect(phoneCountryOf(text, countries)?.country).toBe(country);
});

it.each([
  ['', 'GB', '+44 '],
  ['07700 900123', 'GB', '+44 7700 900123'],
  ['7700 900123', 'GB', '+44 7700 900123'],
  ['+62 812 3456', 'GB', '+44 812 3456'],
  ['(+62) 812-3456', 'DE', '+49 812-3456'],
  ['+1 (212) 555', 'CA', '+1 (212) 555'],
  ['06 1234', 'IT', '+39 06 1234'],
  ['+44 7700 900123', '', '7700 900123'],
  ['+44 ', '', ''],
  ['0049 151 23456789', 'GB', '+44 151 23456789'],
  ['+49 (0)151 23456789', 'GB', '+44 151 23456789'],
])('%s in %s is %s', (text, country, expected) => {
  expect(inPhoneCountry(text, by(country), countries)).toBe(expected);
});
