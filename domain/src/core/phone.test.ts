import { expect, it } from 'vitest';
import { phoneSchema } from './phone.ts';

const takes = async (text: string) => (await phoneSchema().safeParseAsync(text)).success;

it.each([
  '+62 812 3456 7890',
  '+62 0812 3456 7890',
  '(+62) 812-3456-7890',
  '62 812 3456 7890',
  '0812 3456 7890',
  '(0361) 555-0123',
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
