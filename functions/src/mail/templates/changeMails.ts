import { company } from '@selasar/domain/core';
import { type Message, type PlainMessage, t } from '@selasar/domain/i18n';
import { greeting, type MailContent, tripLink } from '../mailContent.ts';

/** `called` is 'booking for Reef Walk'. */
type MessageOfCalled = Extract<Message, `${string}{called}${string}`>;

export type Outcome = 'edited' | 'changed' | 'change declined' | 'cancellation declined';

interface OutcomeWords {
  subject: MessageOfCalled;
  news: MessageOfCalled;
  reply: PlainMessage;
}

const outcomes: Record<Outcome, OutcomeWords> = {
  edited: {
    subject: 'Your {called} has changed',
    news: 'We have changed your {called}. Here is how it stands now.',
    reply: 'If something is not as you expected, please reply to this email.',
  },
  changed: {
    subject: 'Your {called} has changed',
    news: 'We have changed your {called} as you asked. Here is how it stands now.',
    reply: 'If something is not as you expected, please reply to this email.',
  },
  'change declined': {
    subject: 'We could not change your {called}',
    news: 'We are sorry: we could not change your {called} as you asked. It stays as it was.',
    reply: 'If another day would suit you, please reply to this email, and we will look for a way.',
  },
  'cancellation declined': {
    subject: 'Your {called} is not cancelled',
    news: 'You asked us to cancel your {called}. We have not cancelled it: it stays as it was.',
    reply: 'To talk about it, please reply to this email.',
  },
};

export function changeRequestMail(
  mailContent: MailContent,
  outcome: Outcome,
  called: string,
): MailContent {
  const { subject, news, reply } = outcomes[outcome];
  return {
    ...mailContent,
    subject: `${t(subject, { called })} – ${company.name}`,
    paragraphs: [t(news, { called }), t(reply)],
  };
}

const guestChanges = {
  cancellation: {
    subject: 'Your {called} is cancelled',
    news: 'Your {called} was cancelled on your trip page.',
  },
  'cancellation requested': {
    subject: 'We have your request to cancel your {called}',
    news: 'We were asked on your trip page to cancel your {called}. We will answer you soon.',
  },
  'change requested': {
    subject: 'We have your request to change your {called}',
    news: 'We were asked on your trip page to change your {called}. We will answer you soon.',
  },
  'change withdrawn': {
    subject: 'The request about your {called} was withdrawn',
    news: 'The request to change or cancel your {called} was withdrawn on your trip page.',
  },
  message: {
    subject: 'We have your message about your {called}',
    news: 'A message about your {called} was sent from your trip page. We will answer you soon.',
  },
  review: {
    subject: 'Thank you for your review of your {called}',
    news: 'A review of your {called} was written on your trip page.',
  },
} as const satisfies Record<string, { subject: MessageOfCalled; news: MessageOfCalled }>;
export type GuestChange = keyof typeof guestChanges;

/** Repeats nothing that was typed. */
export function guestChangeMail(change: GuestChange, called: string, tripKey: string): MailContent {
  const { subject, news } = guestChanges[change];
  return {
    subject: `${t(subject, { called })} – ${company.name}`,
    greeting: greeting(t('Hello,')),
    paragraphs: [
      t(news, { called }),
      t(
        'If that was not you, please reply to this email. We will put it right, and replace the link of your trip.',
      ),
    ],
    facts: [],
    link: { label: t('See your trip'), href: tripLink(tripKey) },
  };
}
