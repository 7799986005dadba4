import type { ContactForm } from '@selasar/domain';
import type { MailContent } from '../mailContent.ts';

/** What the company is told of a visitor's message. Answering the mail answers the visitor. */
export const messageMail = ({
  name,
  email,
  phone,
  subject,
  message,
}: ContactForm): MailContent => ({
  subject: `Message from the site: ${subject}`,
  greeting: `${name} writes:`,
  paragraphs: [message],
  facts: [['Email', email], ...(phone ? [['Phone', phone] as const] : [])],
});
