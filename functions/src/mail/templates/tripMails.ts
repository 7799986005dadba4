import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { type Booking, guestItemName } from '@selasar/domain/requests';
import { greet, greeting, type MailContent, tripLink } from '../mailContent.ts';

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

export function reviewMail(booking: Booking, key: string): MailContent {
  const item = guestItemName(booking);
  return {
    subject: `${t('How was {item}?', { item })} – ${company.name}`,
    greeting: greet({ ...booking, isChecked: booking.unverified !== true }),
    paragraphs: [
      t(
        'Thank you for traveling with us. How was {item}? A few sentences help other guests to choose, and us to do better.',
        { item },
      ),
      t(
        'You can write them on your trip page. Anyone with its link can see and change your trip, so please keep it to yourself.',
      ),
    ],
    facts: [],
    link: { label: t('Write a review'), href: tripLink(key) },
  };
}

export const askedTwice = (mail: MailContent): MailContent => ({
  ...mail,
  paragraphs: [
    ...mail.paragraphs,
    t(
      'Somebody asked for the same with this email shortly before. If you want only one, please cancel the other on its page.',
    ),
  ],
});
