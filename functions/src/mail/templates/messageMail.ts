import type { ContactForm } from '@selasar/domain';
import { greeting } from '../greeting.ts';
import type { MailContent } from '../mailContent.ts';

/** The mail to the company about a visitor's message. A reply to it goes to the visitor. */
export const messageMail = ({
  name,
  email,
  phone,
  subject,
  message,
}: ContactForm): MailContent => ({
  subject: `Message from the site: ${subject}`,
  greeting: greeting(`${name} writes:`),
  paragraphs: [message],
  facts: [['Email', email], ...(phone ? [['Phone', phone] as const] : [])],
});
