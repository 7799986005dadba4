import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { type MailContent, greeting } from '../mailContent.ts';
import { tripLink } from './tripInMail.ts';

export type Outcome = 'edited' | 'changed' | 'change declined' | 'cancellation declined';

/** `called` is 'booking for Reef Walk'. */
const words: Record<Outcome, (called: string) => { subject: string; paragraphs: string[] }> = {
  edited: (called) => ({
    subject: t('Your {called} has changed', { called }),
    paragraphs: [
      t('We have changed your {called}. Here is how it stands now.', { called }),
      t('If something is not as you expected, please reply to this email.'),
    ],
  }),
  changed: (called) => ({
    subject: t('Your {called} has changed', { called }),
    paragraphs: [
      t('We have changed your {called} as you asked. Here is how it stands now.', { called }),
      t('If something is not as you expected, please reply to this email.'),
    ],
  }),
  'change declined': (called) => ({
    subject: t('We could not change your {called}', { called }),
    paragraphs: [
      t('We are sorry: we could not change your {called} as you asked. It stays as it was.', {
        called,
      }),
      t('If another day would suit you, please reply to this email, and we will look for a way.'),
    ],
  }),
  'cancellation declined': (called) => ({
    subject: t('Your {called} is not cancelled', { called }),
    paragraphs: [
      t('You asked us to cancel your {called}. We have not cancelled it: it stays as it was.', {
        called,
      }),
      t('To talk about it, please reply to this email.'),
    ],
  }),
};

export function changeRequestMail(
  mailContent: MailContent,
  outcome: Outcome,
  called: string,
): MailContent {
  const { subject, paragraphs } = words[outcome](called);
  return { ...mailContent, subject: `${subject} – ${company.name}`, paragraphs };
}

export type GuestChange =
  | 'cancellation'
  | 'cancellation requested'
  | 'change requested'
  | 'change withdrawn'
  | 'message'
  | 'review';

/** `called` is 'booking for Reef Walk'. */
const guestWords: Record<GuestChange, (called: string) => { subject: string; news: string }> = {
  cancellation: (called) => ({
    subject: t('Your {called} is cancelled', { called }),
    news: t('Your {called} was cancelled on your trip page.', { called }),
  }),
  'cancellation requested': (called) => ({
    subject: t('We have your request to cancel your {called}', { called }),
    news: t('We were asked on your trip page to cancel your {called}. We will answer you soon.', {
      called,
    }),
  }),
  'change requested': (called) => ({
    subject: t('We have your request to change your {called}', { called }),
    news: t('We were asked on your trip page to change your {called}. We will answer you soon.', {
      called,
    }),
  }),
  'change withdrawn': (called) => ({
    subject: t('The request about your {called} was withdrawn', { called }),
    news: t('The request to change or cancel your {called} was withdrawn on your trip page.', {
      called,
    }),
  }),
  message: (called) => ({
    subject: t('We have your message about your {called}', { called }),
    news: t(
      'A message about your {called} was sent from your trip page. We will answer you soon.',
      {
        called,
      },
    ),
  }),
  review: (called) => ({
    subject: t('Thank you for your review of your {called}', { called }),
    news: t('A review of your {called} was written on your trip page.', { called }),
  }),
};

/** Repeats nothing that was typed. */
export function guestChangeMail(change: GuestChange, called: string, tripKey: string): MailContent {
  const { subject, news } = guestWords[change](called);
  return {
    subject: `${subject} – ${company.name}`,
    greeting: greeting(t('Hello,')),
    paragraphs: [
      news,
      t(
        'If that was not you, please reply to this email. We will put it right, and replace the link of your trip.',
      ),
    ],
    facts: [],
    link: { label: t('See your trip'), href: tripLink(tripKey) },
  };
}
