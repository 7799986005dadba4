import { company, guestMessageSubject, type Situation, t } from '@selasar/domain';
import { greeting } from '../greeting.ts';
import type { MailContent } from '../mailContent.ts';
import { tripLink } from '../../trips/tripLink.ts';

interface MailedGuestMessage {
  situation: Situation;
  text: string;
  /** The name of the request. */
  item: string;
  /** Undefined for older requests, which have no trip. */
  tripKey: string | undefined;
}

/** A guest message as a mail, with nothing added: its first line is the greeting. */
export function guestMessageMail({
  situation,
  text,
  item,
  tripKey,
}: MailedGuestMessage): MailContent {
  const [first = '', ...rest] = text.split('\n');
  const paragraphs = rest.join('\n').split(/\n\s*\n/);
  return {
    subject: `${guestMessageSubject[situation](item)} – ${company.name}`,
    greeting: greeting(first),
    paragraphs: paragraphs.map((part) => part.trim()).filter((part) => part !== ''),
    facts: [],
    ...(tripKey === undefined
      ? {}
      : { link: { label: t('Open your trip'), href: tripLink(tripKey) } }),
  };
}
