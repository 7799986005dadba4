import { expect, it } from 'vitest';
import { bookingFields } from '../requests/bookings/booking.ts';
import { contactFormSchema } from '../messages/message.ts';
import { emailSchema, personOf, linesSchema, lineSchema, plainLineSchema } from './text.ts';
import { phoneSchema } from './phone.ts';
import { transferCustomerSchema, transferRouteFields } from '../requests/transfers/transfer.ts';

it('joins a text with line breaks into one line', () => {
  expect(lineSchema().parse(' Hannah\r\nBcc: all@example.com\t')).toBe(
    'Hannah Bcc: all@example.com',
  );
  expect(linesSchema().parse(' One\n\tTwo\r\n')).toBe('One\n\tTwo');
});

it('removes characters that are invisible or cannot be stored', () => {
  for (const schema of [lineSchema(), linesSchema()]) {
    expect(schema.parse('\u0000')).toBe('');
    expect(schema.parse('a\uD800b')).toBe('a b');
  }
});

it.each(['Nyoman Ärta', '王小明', 'محمد', 'O’Brien-Łoś', '👩‍👩‍👧'])('keeps the name %s', (name) => {
  expect(lineSchema().parse(name)).toBe(name);
  expect(plainLineSchema(100).parse(name)).toBe(name);
});

const problemOf = (text: string) =>
  plainLineSchema(100_000).safeParse(text).error?.issues[0]?.message;

it.each([
  'http://evil.example',
  'Click HTTPS://x',
  'shop.evil.com',
  'a.b.evil.co.uk/x',
  'www.evil',
  'evil.com/x',
  'Win at evil.com!',
  'Hannah (bit.ly/3x)',
  'x.de/prize',
  't.co?q=1',
  'evil.xn--p1ai',
  'evil.id',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil\u200D.com',
  'me@evil.com',
  'evil.photography/pay',
  'пример.рф',
])('takes no web address: %s', (text) => {
  expect(problemOf(text)).toBe('web-address');
});

it.each(['202A', '202E', '2066', '2069', '200E', '200F', '061C'])(
  'removes the mark of direction U+%s',
  (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16));
    expect(plainLineSchema(100).parse(`Han${mark}nah`)).toBe('Hannah');
    expect(lineSchema().parse(`${mark}Hannah`)).toBe('Hannah');
  },
);

it.each(['200B', 'FEFF', '0000', '0007'])('rejects the character U+%s', (code) => {
  const character = String.fromCodePoint(Number.parseInt(code, 16));
  expect(problemOf(`Han${character}nah`)).toBe('hidden-characters');
});

it.each([
  'St. Regis',
  'St.Regis',
  'Jl. Raya No. 5',
  'Jl.Raya Ubud No.12, Gg.VI',
  'O.Henry',
  'J.R.R. Tolkien',
  'J.de Boer',
  'Dr.No',
  'QF 43',
  'St.Regis/Pool',
  'Hotel 9/10',
  'Airport (DPS)',
  'Price for 4 adults/2 children?',
  'می\u200Cخواهم',
  'ශ්\u200Dරී',
])('takes %s as it is', (text) => {
  expect(plainLineSchema(100).parse(text)).toBe(text);
});

it('checks the longest possible text without delay', () => {
  expect(problemOf('x'.repeat(100_000))).toBeUndefined();
  expect(problemOf('x.'.repeat(50_000))).toBeUndefined();
});

it('does not scan a text that is too long', async () => {
  const address = 'evil.com '.repeat(10_000);
  for (const schema of [
    plainLineSchema(100),
    emailSchema('email-missing'),
    phoneSchema(),
    bookingFields.shape.customerName,
    contactFormSchema.shape.subject,
    transferRouteFields.shape.pickupLocation,
  ]) {
    const { error } = await schema.safeParseAsync(address);
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  }
});

it('replaces line breaks and tabs by spaces', () => {
  expect(plainLineSchema(100).parse(' Hannah\r\n\tVogel ')).toBe('Hannah Vogel');
});

it.each([
  ['booking', bookingFields.shape, ['customerName']],
  ['contact', contactFormSchema.shape, ['name', 'subject']],
  ['route', transferRouteFields.shape, ['pickupLocation', 'destination', 'flightNumber']],
  ['customer', transferCustomerSchema.shape, ['customerName']],
] as const)('what a %s puts into mail is such a line', (_, shape, fields) => {
  for (const field of fields) {
    const schema = (shape as Record<string, ReturnType<typeof plainLineSchema>>)[field];
    expect(schema?.safeParse('see evil.com').error?.issues[0]?.message).toBe('web-address');
    expect(schema?.safeParse('a\u200Bb').error?.issues[0]?.message).toBe('hidden-characters');
  }
});

it.each([
  ['hannah+bali@example.com', 'hannah@example.com'],
  ['hannah@example.com', 'hannah@example.com'],
  ['h.a.n+x+y@gmail.com', 'han@gmail.com'],
  ['han@googlemail.com', 'han@gmail.com'],
  ['h.v@example.com', 'h.v@example.com'],
  ['+49301234@example.com', '+49301234@example.com'],
])('counts %s as %s', (email, person) => {
  expect(personOf(email)).toBe(person);
});

it('treats an email address in capital letters as the same', () => {
  expect(emailSchema('email-missing').parse(' Hannah@Example.COM ')).toBe('hannah@example.com');
});

it('takes a copied email address without the invisible characters around it', () => {
  expect(emailSchema('email-missing').parse('\u200E hannah@example.com\u200B')).toBe(
    'hannah@example.com',
  );
  expect(emailSchema('email-missing').safeParse('\u200B').error?.issues[0]?.message).toBe(
    'email-missing',
  );
});
