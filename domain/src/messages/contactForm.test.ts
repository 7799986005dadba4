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

it('requires all but the phone, each in its words', async () => {
  expect(await problems(form)).toEqual([]);
  const { error } = await contactFormSchema.safeParseAsync(emptyContactForm);
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'name-missing'],
    ['email', 'email-missing'],
    ['subject', 'subject-missing'],
    ['message', 'message-missing'],
  ]);
});

it('refuses blanks, a bad address and more text than is stored', async () => {
  expect(await problems({ ...form, subject: ' ' })).toEqual(['subject']);
  expect(await problems({ ...form, email: 'hannah' })).toEqual(['email']);
  expect(await problems({ ...form, message: 'x'.repeat(4001) })).toEqual(['message']);
});

it('takes no phone or a real one', async () => {
  expect(await problems({ ...form, phone: ' +49 30 1234567 ' })).toEqual([]);
  expect(await problems({ ...form, phone: '1' })).toEqual(['phone']);
});
