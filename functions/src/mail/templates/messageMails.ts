import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { guestMessageSubject } from '@selasar/domain/mail';
import type { Situation } from '@selasar/domain/requests';
import { greet, greeting, type MailContent, tripLink } from '../mailContent.ts';

type AnsweredMessage = Record<'name' | 'subject' | 'text', string>;

/** Repeats only what staff have read, and never the message itself. */
export const messageAnswerMail = ({ name, subject, text }: AnsweredMessage): MailContent => ({
  subject: `Re: ${subject} – ${company.name}`,
  greeting: greet({ customerName: name, isChecked: true }),
  paragraphs: [text, t('To write to us again, please reply to this email.')],
  facts: [],
});

type Answer = Record<'customerName' | 'called' | 'text' | 'tripKey', string>;

/** `called` is 'booking for Reef Walk'. */
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

interface MailedGuestMessage {
  situation: Situation;
  text: string;
  item: string;
  tripKey: string | undefined;
}

/** Nothing is added: the first line of the text is the greeting. */
export function guestMessageMail(message: MailedGuestMessage): MailContent {
  const { situation, text, item, tripKey } = message;
  const [first = '', ...rest] = text.split('\n');
  const paragraphs = rest.join('\n').split(/\n\s*\n/);
  return {
    subject: `${guestMessageSubject[situation](item)} – ${company.name}`,
    greeting: greeting(first),
    paragraphs: paragraphs.map((part) => part.trim()).filter((part) => part !== ''),
    facts: [],
    ...(tripKey && { link: { label: t('Open your trip'), href: tripLink(tripKey) } }),
  };
}
