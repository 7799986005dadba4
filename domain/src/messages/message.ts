import { z } from 'zod';
import { emailSchema, linesSchema, plainLineSchema } from '../core/text.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import { problem } from '../core/problem.ts';
import { instantSchema, storedLanguageSchema } from '../core/schemas.ts';
import type { SearchedAs } from '../core/searchTerms.ts';
import { allOf, type PersonalDataOf } from '../core/fieldTable.ts';

export const contactFormSchema = z.object({
  name: plainLineSchema(limits.name).min(1, problem('name-missing')),
  email: emailSchema('email-missing'),
  phone: phoneSchema(),
  subject: plainLineSchema(limits.subject).min(1, problem('subject-missing')),
  message: linesSchema().min(1, problem('message-missing')).max(limits.message),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

export const emptyContactForm: ContactForm = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

export const threadLimits = {
  /** Characters. */
  text: 2000,
  /** Messages of the guest. */
  perHour: 20,
  inAll: 200,
};

export const threadTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(threadLimits.text);

const messageAnswerSchema = z.object({
  id: z.string(),
  text: z.string(),
  byName: z.string(),
  at: instantSchema,
});
export type MessageAnswer = z.infer<typeof messageAnswerSchema>;

export const contactMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: instantSchema,
  readAt: instantSchema.optional(),
  /** Of the visitor's page; English if absent. */
  language: storedLanguageSchema,
  answers: z.array(messageAnswerSchema).optional(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const messageSearch: Readonly<Record<keyof ContactMessage, SearchedAs>> = {
  name: 'text',
  email: 'email',
  phone: 'phone',
  subject: 'text',
  id: 'reference',
  ...allOf('no', ['message', 'read', 'createdAt', 'readAt', 'language', 'answers']),
};

export const messagePersonalData: PersonalDataOf<ContactMessage> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  ...allOf('nothing', ['id', 'read', 'createdAt', 'readAt', 'language']),
  ...allOf('words', ['subject', 'message', 'answers']),
};
