import type { MailSubject } from '@selasar/domain/mail';
import type { Greeting } from './greeting.ts';

/** All of it is plain text. */
export interface MailContent {
  subject: string;
  greeting: Greeting;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  link?: Link;
  attachments?: readonly Attachment[];
}

export interface Link {
  label: string;
  href: string;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export type Fact = readonly [label: string, value: string, href?: string];

/** What guests and the schedule cause is limited: anybody can type anybody's address. */
export type MailCause = 'guest' | 'schedule' | 'staff' | 'notice';

export interface Envelope {
  /** The same id is never written twice. */
  id: string;
  to: string;
  cause: MailCause;
  of?: MailSubject;
}

export interface Mail {
  to: string;
  message: { subject: string; text: string; html: string; attachments?: object[] };
}
