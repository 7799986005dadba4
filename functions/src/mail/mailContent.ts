import type { MailSubject } from '@selasar/domain';
import type { Greeting } from './greeting.ts';

/** What a mail says, apart from how it looks. All of it is plain text. */
export interface MailContent {
  subject: string;
  greeting: Greeting;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  /** The call to action: a button, with its address below. */
  link?: Link;
  attachments?: readonly Attachment[];
}

export interface Link {
  label: string;
  href: string;
}

/** A text attachment. */
export interface Attachment {
  filename: string;
  /** The MIME type, such as 'text/calendar'. */
  contentType: string;
  content: string;
}

/** A label and its value, such as 'Guests' and '2'. */
export type Fact = readonly [label: string, value: string];

/**
 * Who causes a mail. What guests cause and what the schedule causes to them is limited, because anybody can type
 * anybody's address; what staff do is not, nor what the company is told.
 */
export type MailCause = 'guest' | 'schedule' | 'staff' | 'notice';

export interface Envelope {
  /** Identifies the mail: the same id is never written twice. */
  id: string;
  to: string;
  cause: MailCause;
  /** What staff find it by. */
  of?: MailSubject;
}

/** A mail in the extension's format. */
export interface Mail {
  to: string;
  message: { subject: string; text: string; html: string; attachments?: object[] };
}
