import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { MailContent } from '../mailContent.ts';

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
