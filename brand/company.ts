import type { Company } from './schema/index.ts';

/** Who the company is and how it is reached. This one is fictional: the address, phone and domain lead nowhere. */
export const company: Company = {
  name: 'Selasar Bali',
  founded: 2010,
  address: {
    street: 'Jalan Pantai Selasar No. 12',
    locality: 'Kuta',
    region: 'Bali',
    postalCode: '80361',
    country: 'Indonesia',
    // ISO 3166-1: https://www.iso.org/obp/ui/#search
    countryCode: 'ID',
  },
  // With + and the country code.
  phone: '+62 361 555 0123',
  // The number of the chat. Leave the line out if there is none: every WhatsApp button goes with it.
  whatsApp: '+62 361 555 0123',
  email: 'hello@selasarbali.example',
  // The sidebar of the staff area shows it.
  staffEmail: 'admin@selasarbali.example',
  // What the law asks a company to show, with the name of the register. Leave out a line that you do not have.
  companyNumber: 'NIB 0220100012345',
  license: 'TDUP 556/0123/DPMPTSP',
  // By the clock of Bali. Days without `open` are closed.
  openingHours: [
    { first: 'Mon', last: 'Fri', open: { from: '09:00', to: '18:00' } },
    { first: 'Sat', last: 'Sat', open: { from: '09:00', to: '15:00' } },
    { first: 'Sun', last: 'Sun' },
  ],
  // So many hours before it closes, a request is answered on the same day. A tour that starts sooner cannot be requested.
  answerHours: 2,
  // So many hours before the pickup, free cancellation of an airport transfer ends, until staff set something else.
  transferCancellationHours: 24,
  // '#' leads nowhere. An empty list, [], shows none.
  socials: [
    { network: 'Facebook', address: '#' },
    { network: 'Instagram', address: '#' },
    { network: 'YouTube', address: '#' },
  ],
};
