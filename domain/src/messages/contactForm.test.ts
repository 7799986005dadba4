import { expect, it } from 'vitest';
import { contactFormSchema, emptyContactForm } from './contactForm.ts';

const form = {
  name: 'Hannah',
  email: 'hannah@example.com',
  phone: '',
  subject: 'A question',
  message: 'Is the trek fit for a child of ten?',
};
const problems = async (value: unknown) =>
  ((await contactFormSchema.safeParseAsync(value)).error?.issues ?? []).map((issue) =>
    issue.path.join('.'),
  );

it('requires all fields but the phone, each with its own message', async () => {
  expect(await problems(form)).toEqual([]);
  const { error } = await contactFormSchema.safeParseAsync(emptyContactForm);
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'name-missing'],
    ['email', 'email-missing'],
    ['subject', 'subject-missing'],
    ['message', 'message-missing'],
  ]);
});

it('rejects blanks, an invalid address and a text that is too long', async () => {
  expect(await problems({ ...form, subject: ' ' })).toEqual(['subject']);
  expect(await problems({ ...form, email: 'hannah' })).toEqual(['email']);
  expect(await problems({ ...form, message: 'x'.repeat(4001) })).toEqual(['message']);
});

it('accepts an empty or a valid phone number', async () => {
  expect(await problems({ ...form, phone: ' +49 30 1234567 ' })).toEqual([]);
  expect(await problems({ ...form, phone: '1' })).toEqual(['phone']);
});
