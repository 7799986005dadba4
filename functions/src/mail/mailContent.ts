import { currentLocale, mainLanguage, t } from '@selasar/domain/i18n';
import type { MailSubject } from '@selasar/domain/mail';
import { siteOrigin } from '../platform/settings.ts';

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

const forColleagues = 'notices_';

export const colleagueMailId = (...parts: readonly (string | number)[]): string =>
  `${forColleagues}${parts.join('_')}`;

/** It names other guests or a colleague: it is removed with any guest it names, and shown to none. */
export const isColleagueMail = (mailId: string): boolean => mailId.startsWith(forColleagues);

export interface Mail {
  to: string;
  message: { subject: string; text: string; html: string; attachments?: object[] };
}

declare const made: unique symbol;
/** Only this file makes one, so no mail names a guest without regard to who typed the name. */
export type Greeting = string & { readonly [made]: true };

interface Greeted {
  customerName: string;
  /** Until staff have worked on the request, anybody may have typed the name. */
  isChecked: boolean;
}

export const greet = ({ customerName, isChecked }: Greeted): Greeting =>
  greeting(isChecked ? t('Hello {name},', { name: customerName }) : t('Hello,'));

/** A first line that names no guest, or that staff wrote. */
export const greeting = (text: string): Greeting => text as Greeting;

/** As in web/src/i18n/address.ts. */
export function tripLink(key: string): string {
  const { language } = currentLocale();
  return `${siteOrigin()}${language === mainLanguage ? '' : `/${language}`}/trip/${key}`;
}
