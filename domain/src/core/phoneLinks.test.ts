import { expect, it } from 'vitest';
import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { callAddress, chatWith, chatWithGuest, internationalNumber } from './phoneLinks.ts';

it.each([
  ['+62 812 3456 7890', '6281234567890'],
  ['+62 (0)812-3456-7890', '6281234567890'],
  ['(+62) 812 3456 7890', '6281234567890'],
  ['0812 3456 7890', '6281234567890'],
  ['62 812 3456 7890', '6281234567890'],
  ['0049 30 1234567', '49301234567'],
  ['+49 30 1234567', '49301234567'],
  ['+49 (0)151 23456789', '4915123456789'],
])('%s is %s to wa.me', (phone, digits) => {
  expect(chatWith(phone, '')).toBe(`https://wa.me/${digits}?text=`);
});

it.each(['', '812 3456 7890', '+62 1', 'no phone'])('makes no chat link from "%s"', (phone) => {
  expect(chatWith(phone, 'Hello')).toBeUndefined();
});

it('opens a chat with the text unchanged', () => {
  const [, text = ''] = (chatWith('0812 345 678', '7:30 Ubud & back\n2 guests') ?? '').split(
    '?text=',
  );
  expect(text).not.toContain('&');
  expect(decodeURIComponent(text)).toBe('7:30 Ubud & back\n2 guests');
});

it('accepts a guest’s number only with its country code', () => {
  expect(chatWithGuest('+49 30 1234567', '')).toBe('https://wa.me/49301234567?text=');
  expect(chatWithGuest('0049 30 1234567', '')).toBe('https://wa.me/49301234567?text=');
  for (const phone of ['030 1234567', '0812 3456 7890', '62 812 3456 7890', '']) {
    expect(chatWithGuest(phone, '')).toBeUndefined();
  }
});

it('calls a number as it is dialled from anywhere, or else as typed', () => {
  expect(callAddress('+49 (0)151 23456789')).toBe('tel:+4915123456789');
  expect(callAddress('0812 3456 7890')).toBe('tel:+6281234567890');
  expect(callAddress('(212) 555-1234')).toBe('tel:2125551234');
});

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
