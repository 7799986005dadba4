import type { Company } from '@selasar/brand/schema';

/** Another company: a long name with signs that HTML, calendars and mails treat in their own ways; no chat, no networks. */
export const company: Company = {
  name: "Tirta & Sons' Quiet Islands Tour Company",
  founded: 1998,
  address: {
    street: '3 Harbour Road',
    locality: 'Amed',
    region: 'Bali',
    postalCode: '80852',
    country: 'Indonesia',
    countryCode: 'ID',
  },
  phone: '+61 8 5550 1234',
  email: 'office@quietislands.example',
  staffEmail: 'desk@quietislands.example',
  license: 'Dinas Pariwisata No. 7 & 8',
  openingHours: [{ first: 'Mon', last: 'Sun', open: { from: '07:30', to: '16:30' } }],
  socials: [],
};
