import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import {
  phoneSchema,
  staffPhoneSchema,
  inPhoneCountry,
  phoneCountries,
  phoneCountryOf,
} from './phone.ts';

const takes = async (text: string) => (await phoneSchema().safeParseAsync(text)).success;

it.each([
  '+62 812 3456 7890',
  '+62 0812 3456 7890',
  '(+62) 812-3456-7890',
  '62 812 3456 7890',
  '0812 3456 7890',
  '62 812 345 6789',
  '(0361) 555-0123',
  '0049 151 23456789',
  '001 415 555 2671',
  '011 49 151 23456789',
  '+49 30 1234567',
  '+1 212 555 1234',
  '+61 491 570 006',
  // Reserved for fiction, so it is never in use.
  '+44 7700 900123',
  '+62 361 555 0123 ext. 5',
])('takes %s', async (text) => {
  expect(await takes(text)).toBe(true);
  expect(await phoneSchema().parseAsync(` ${text} `)).toBe(text);
});

it.each([
  ['a digit', '1'],
  ['a country code alone', '+62'],
  ['too few digits', '+62 812'],
  ['nothing but zeros', '0000000000'],
  ['a number of some country without its code', '(212) 555-1234'],
  ['a number of Indonesia without its code or zero', '812 3456 7890'],
  ['the same without spaces', '81234567890'],
  ['an Australian number without its code', '0412 345 678'],
  ['a British one', '07700 900123'],
  ['a French one', '06 12 34 56 78'],
  ['a German one', '0151 23456789'],
  ['a Japanese one', '080-1234-5678'],
  ['a code dialled from abroad, and too few digits', '0049 1'],
  ['words around it', 'call +62 812 3456 7890'],
  ['two numbers', '+6281234567890 or +49301234567'],
  ['words', 'none'],
])('refuses %s', async (_, text) => {
  expect(await takes(text)).toBe(false);
});

it.each(['\u202A+62 812 3456 7890\u202C', '\u200E +62 812 3456 7890', '+62 812 3456 7890\u200B'])(
  'takes a number with the invisible marks of an address book, and drops them',
  async (text) => {
    expect(await phoneSchema().parseAsync(text)).toBe('+62 812 3456 7890');
  },
);

it('accepts an empty number, unless one is required', async () => {
  expect(await takes('')).toBe(true);
  expect((await phoneSchema().min(1).safeParseAsync(' ')).success).toBe(false);
});

it('takes the mobile numbers of Indonesia without their code', async () => {
  const numbers = Array.from({ length: 100 }, (_, start) =>
    [8, 9, 10, 11, 12, 13].map((length) => `08${start}`.padEnd(length, '5')),
  ).flat();
  const isMobile = (number: string) =>
    parsePhoneNumberFromString(number, 'ID')?.getType() === 'MOBILE';
  expect(numbers.filter(isMobile).length).toBeGreaterThan(100);
  const taken = await Promise.all(numbers.map(takes));
  expect(numbers.filter((_, index) => taken[index])).toEqual(numbers.filter(isMobile));
});

it('takes from staff any number of Indonesia, and what was taken earlier', async () => {
  const takesFromStaff = async (text: string) =>
    (await staffPhoneSchema().safeParseAsync(text)).success;
  for (const text of ['021 555 1234', '0412 345 678', '0812 3456 7890', '+49 151 23456789', '']) {
    expect(await takesFromStaff(text)).toBe(true);
  }
  for (const text of ['12', '(212) 555-1234', '+49 1', 'none']) {
    expect(await takesFromStaff(text)).toBe(false);
  }
});

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
