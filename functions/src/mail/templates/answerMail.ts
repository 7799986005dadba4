import { company, t } from '@selasar/domain';
import { greet } from '../greeting.ts';
import type { MailContent } from '../mailContent.ts';
import { tripLink } from '../../trips/tripLink.ts';

interface Answer {
  customerName: string;
  /** 'booking for Reef Walk' */
  called: string;
  text: string;
  tripKey: string;
}

/** A mail that brings the guest a message of staff. */
export const answerMail = ({ customerName, called, text, tripKey }: Answer): MailContent => {
  const greeting = greet({ customerName, isChecked: true });
  // A text made from a template has a greeting already; do not add another.
  const body = text.startsWith(greeting) ? text.slice(greeting.length).trim() : text;
  return {
    subject: `${t('A reply about your {called}', { called })} – ${company.name}`,
    greeting,
    paragraphs: [body, t('You can read all messages, and reply, on your trip page.')],
    facts: [],
    link: { label: t('Open your trip'), href: tripLink(tripKey) },
  };
};
