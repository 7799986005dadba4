import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { type Booking, guestItemName } from '@selasar/domain/requests';
import { greet } from '../greeting.ts';
import type { MailContent } from '../mailContent.ts';
import { tripLink } from '../tripLink.ts';

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
