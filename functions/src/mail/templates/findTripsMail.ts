import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { greeting } from '../greeting.ts';
import type { MailContent } from '../mailContent.ts';
import { tripLink } from '../tripLink.ts';

export const findTripsMail = (keys: readonly string[]): MailContent => ({
  subject: t('Your trip with {company}', { company: company.name }),
  greeting: greeting(t('Hello,')),
  paragraphs: [
    keys.length === 1
      ? t('Here is the link to your trip:')
      : t('Here are the links to your trips, the newest first:'),
    ...keys.map(tripLink),
    t('Anyone with a link can see and change that trip, so please keep it to yourself.'),
    t('If you did not ask for this email, you can ignore it.'),
  ],
  facts: [],
});
