import { expect, it } from 'vitest';
import { contactFormSchema, emptyContactForm, contactMessageSchema } from './message.ts';
import { describeSchemas, type SchemaCases } from '../../testing/describeSchemas.ts';
import { at, id } from '../../testing/values.ts';
import { messageOperations, contactOperations } from './operations.ts';

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

const contact = {
  name: 'Hannah',
  email: 'hannah@example.com',
  phone: '',
  subject: 'A question',
  message: 'Is the trek fit\nfor a child of ten?',
};

const cases: SchemaCases = {
  'what submitMessage takes': {
    schema: contactOperations.submitMessage.input,
    good: { ...contact, requestId: id, website: 'x'.repeat(1000) },
    bad: {
      name: ['', 'x'.repeat(121)],
      email: [''],
      phone: ['1'],
      subject: ['', 'x'.repeat(201)],
      message: ['', 'x'.repeat(4001)],
      requestId: [undefined],
    },
  },
  'what submitMessage answers': {
    schema: contactOperations.submitMessage.answer,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what answerMessage takes': {
    schema: messageOperations.answerMessage.input,
    good: { id, answerId: id, text: 'Yes,\nfrom ten on.', seen: 0 },
    bad: {
      id: ['a/b', '__x__'],
      answerId: ['one'],
      text: ['', ' ', 'x'.repeat(2001)],
      seen: [-1, 0.5, undefined],
    },
  },
  'what answerMessage answers': {
    schema: messageOperations.answerMessage.answer,
    good: { answerId: id },
    bad: { answerId: [undefined] },
  },
  'a stored message': {
    schema: contactMessageSchema,
    good: {
      id,
      ...contact,
      phone: '+49 30 1234567',
      read: true,
      createdAt: at,
      readAt: at,
      language: 'id',
      answers: [{ id, text: 'Yes', byName: 'Ayu', at }],
    },
    bad: { name: [undefined], read: ['no'], createdAt: [undefined], answers: [[{ id }]] },
  },
};

describeSchemas(cases);
