import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import type { SearchedAs } from '../core/searchTerms.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

/** A document of `messages` with its id: what a visitor wrote on the contact page. */
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
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** How the staff's search finds a message. */
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
};

/** The personal data in a message. */
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
};
