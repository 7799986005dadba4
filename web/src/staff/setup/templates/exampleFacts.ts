import { reference } from '@selasar/domain';
import { sampleTours } from '@selasar/domain/samples';
import type { Placeholder } from '@selasar/domain';

/** Each placeholder with its meaning and the example that the preview shows. */
export const placeholderWords: Readonly<Record<Placeholder, readonly [string, string]>> = {
  name: ['The guest’s name', 'Hannah Vogel'],
  item: ['What is booked', sampleTours[0]?.title ?? ''],
  date: ['The day, or check-in and check-out', 'Dec 30, 2026'],
  time: ['The time of the pickup', '07:30'],
  pickup: ['Where the guest is picked up', 'Hotel Melati, Ubud'],
  hotel: ['The guest’s hotel', 'Hotel Melati, Ubud'],
  driver: ['The driver’s name', 'Wayan'],
  driverPhone: ['The driver’s phone number', '+62 812 3456 7890'],
  total: ['The price', '$182'],
  paid: ['Paid so far', '$50'],
  balance: ['What is left to pay', '$132'],
  reference: ['The reference', reference('1a2b3c4d')],
  tripLink: ['The link of the guest’s trip', 'https://www.example.com/trip/…'],
};
