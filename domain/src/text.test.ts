import { expect, it } from 'vitest';
import { emailSchema } from './email.ts';
import { linesSchema, lineSchema } from './text.ts';

it('makes one line of a text with breaks', () => {
  expect(lineSchema().parse(' Hannah\r\nBcc: all@example.com\t')).toBe(
    'Hannah Bcc: all@example.com',
  );
  expect(linesSchema().parse(' One\n\tTwo\r\n')).toBe('One\n\tTwo');
});

it('takes out what cannot be seen or stored', () => {
  for (const schema of [lineSchema(), linesSchema()]) {
    expect(schema.parse('\u0000')).toBe('');
    expect(schema.parse('a\uD800b')).toBe('a b');
  }
});

it.each(['Nyoman Ärta', '王小明', 'محمد', 'O’Brien-Łoś', '👩‍👩‍👧'])('leaves the name %s', (name) => {
  expect(lineSchema().parse(name)).toBe(name);
});

it('takes an address of mail for the same in capital letters', () => {
  expect(emailSchema('missing').parse(' Hannah@Example.COM ')).toBe('hannah@example.com');
});
