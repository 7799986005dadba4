import { bookingItemName, company, type Booking } from '@selasar/domain';
import type { Letter } from '../mail/letter.ts';
import { tripLink } from '../trips/tripLink.ts';

/** Asks who has travelled how it was. */
export function reviewLetter(booking: Booking, key: string): Letter {
  const item = bookingItemName(booking);
  return {
    subject: `How was ${item}? – ${company.name}`,
    greeting: `Hello ${booking.customerName},`,
    paragraphs: [
      `Thank you for travelling with us. How was ${item}? A few sentences help other guests to choose, and us to do better.`,
      'You can write them on the page of your trip. Whoever has its link can see and change your trip, so please keep it to yourself.',
    ],
    facts: [],
    link: { label: 'Write a review', href: tripLink(key) },
  };
}
