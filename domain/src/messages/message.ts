import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { storedLanguageSchema } from '../i18n/languageSchema.ts';
import type { SearchedAs } from '../core/searchTerms.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

export const messageAnswerSchema = z.object({
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
  message: 'no',
  read: 'no',
  createdAt: 'no',
  readAt: 'no',
  language: 'no',
  answers: 'no',
};

export const messagePersonalData: PersonalDataOf<ContactMessage> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  subject: 'words',
  message: 'words',
  id: 'nothing',
  read: 'nothing',
  createdAt: 'nothing',
  readAt: 'nothing',
  language: 'nothing',
  answers: 'words',
};
