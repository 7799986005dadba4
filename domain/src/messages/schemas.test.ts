import { describeSchemas } from '../../testing/describeSchemas.ts';
import type { SchemaCases } from '../../testing/describeSchemas.ts';
import { at, id } from '../../testing/values.ts';
import { answerMessageAnswerSchema, answerMessageInputSchema } from './answerMessage.ts';
import { contactMessageSchema } from './message.ts';
import { submitMessageAnswerSchema, submitMessageInputSchema } from './submitMessage.ts';

const contact = {
  name: 'Hannah',
  email: 'hannah@example.com',
  phone: '',
  subject: 'A question',
  message: 'Is the trek fit\nfor a child of ten?',
};

const cases: SchemaCases = {
  'what submitMessage takes': {
    schema: submitMessageInputSchema,
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
    schema: submitMessageAnswerSchema,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what answerMessage takes': {
    schema: answerMessageInputSchema,
    good: { id, answerId: id, text: 'Yes,\nfrom ten on.', seen: 0 },
    bad: {
      id: ['a/b', '__x__'],
      answerId: ['one'],
      text: ['', ' ', 'x'.repeat(2001)],
      seen: [-1, 0.5, undefined],
    },
  },
  'what answerMessage answers': {
    schema: answerMessageAnswerSchema,
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
