import { company, guestMessageSubject, type Situation, t } from '@selasar/domain';
import type { MailContent } from '../mailContent.ts';
import { tripLink } from '../../trips/tripLink.ts';

interface MailedGuestMessage {
  situation: Situation;
  text: string;
  /** What the request is called. */
  item: string;
  /** An older request has none. */
  tripKey: string | undefined;
}

/** A mail that says what staff have written, and nothing else: its first line is the greeting. */
export function guestMessageMail({
  situation,
  text,
  item,
  tripKey,
}: MailedGuestMessage): MailContent {
  const [greeting = '', ...rest] = text.split('\n');
  const paragraphs = rest.join('\n').split(/\n\s*\n/);
  return {
    subject: `${guestMessageSubject[situation](item)} – ${company.name}`,
    greeting,
    paragraphs: paragraphs.map((part) => part.trim()).filter((part) => part !== ''),
    facts: [],
    ...(tripKey === undefined
      ? {}
      : { link: { label: t('Open your trip'), href: tripLink(tripKey) } }),
  };
}
