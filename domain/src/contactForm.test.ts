import { expect, it } from 'vitest';
import { contactFormSchema, emptyContactForm } from './contactForm.ts';

const form = {
  name: 'Hannah',
  email: 'hannah@example.com',
  phone: '',
  subject: 'A question',
  message: 'Is the trek fit for a child of ten?',
};
const problems = (value: unknown) =>
  (contactFormSchema.safeParse(value).error?.issues ?? []).map((issue) => issue.path.join('.'));

it('requires all but the phone', () => {
  expect(problems(form)).toEqual([]);
  expect(problems(emptyContactForm)).toEqual(['name', 'email', 'subject', 'message']);
});

it('refuses blanks, a bad address and more text than is stored', () => {
  expect(problems({ ...form, subject: ' ' })).toEqual(['subject']);
  expect(problems({ ...form, email: 'hannah' })).toEqual(['email']);
  expect(problems({ ...form, message: 'x'.repeat(4001) })).toEqual(['message']);
});
