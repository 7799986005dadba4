import { company, t } from '@selasar/domain';
import type { MailContent } from '../mailContent.ts';
import { tripLink } from '../../trips/tripLink.ts';

interface Answer {
  customerName: string;
  /** 'booking for Reef Walk' */
  called: string;
  text: string;
  tripKey: string;
}

/** Tells a guest that staff have written, and what. */
export const answerMail = ({ customerName, called, text, tripKey }: Answer): MailContent => {
  const greeting = t('Hello {name},', { name: customerName });
  // A text that greets the guest already, as those made from a template do, does so once.
  const said = text.startsWith(greeting) ? text.slice(greeting.length).trim() : text;
  return {
    subject: `${t('A reply about your {called}', { called })} – ${company.name}`,
    greeting,
    paragraphs: [said, t('You can read all messages, and reply, on your trip page.')],
    facts: [],
    link: { label: t('Open your trip'), href: tripLink(tripKey) },
  };
};
