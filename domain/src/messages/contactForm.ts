import { z } from 'zod';
import { emailSchema } from '../core/email.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import { problem } from '../core/problem.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';

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
