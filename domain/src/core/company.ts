import { chatAddress } from './whatsApp.ts';
import type { OpeningHours } from './openingHours.ts';

const postalAddress = {
  street: 'Jalan Pantai Selasar No. 12',
  locality: 'Kuta',
  region: 'Bali',
  postalCode: '80361',
  country: 'Indonesia',
  /** ISO 3166-1. */
  countryCode: 'ID',
} as const;
const { street, locality, region, postalCode, country } = postalAddress;

const openingHours: readonly OpeningHours[] = [
  { first: 'Mon', last: 'Fri', open: { from: '09:00', to: '18:00' } },
  { first: 'Sat', last: 'Sat', open: { from: '09:00', to: '15:00' } },
  { first: 'Sun', last: 'Sun' },
];

/** The company as the site shows it. It is fictional: the address, phone and domain lead nowhere. */
export const company = {
  name: 'Selasar Bali',
  founded: 2010,
  transfersSince: 2002,
  postalAddress,
  /** In one line. */
  address: `${street}, ${locality}, ${region} ${postalCode}, ${country}`,
  phone: '+62 361 555 0123',
  email: 'hello@selasarbali.example',
  /** International digits only, as wa.me wants them. */
  whatsAppNumber: '623615550123',
  openingHours,
} as const;

/** Opens a chat with the company, with the text already typed. */
export const whatsAppLink = (text: string): string => chatAddress(company.whatsAppNumber, text);
