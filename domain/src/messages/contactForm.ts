import { z } from 'zod';
import { emailSchema } from '../core/email.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';

/** The form on the contact page as the visitor sees it and as the server judges it. */
export const contactFormSchema = z.object({
  name: plainLineSchema(limits.name).min(1, 'Please enter your name'),
  email: emailSchema('Please enter your email'),
  /** Optional: '' is none. */
  phone: phoneSchema(),
  subject: plainLineSchema(limits.subject).min(1, 'Please enter a subject'),
  message: linesSchema().min(1, 'Please enter your message').max(limits.message),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

export const emptyContactForm: ContactForm = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};
