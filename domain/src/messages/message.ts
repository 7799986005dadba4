import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

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
