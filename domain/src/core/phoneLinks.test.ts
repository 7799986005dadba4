import { expect, it } from 'vitest';
import { callAddress, chatWith, chatWithGuest } from './phoneLinks.ts';

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
