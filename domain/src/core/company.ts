/** The company as the site shows it. It is fictional: the address, phone and domain lead nowhere. */
export const company = {
  name: 'Selasar Bali',
  founded: 2010,
  transfersSince: 2002,
  address: 'Jalan Pantai Selasar No. 12, Kuta, Bali 80361, Indonesia',
  phone: '+62 361 555 0123',
  email: 'hello@selasarbali.example',
  /** International digits only, as wa.me wants them. */
  whatsAppNumber: '623615550123',
  officeHours: [
    { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM' },
    { days: 'Sat', hours: '9:00 AM-3:00 PM' },
    { days: 'Sun', hours: 'closed' },
  ],
} as const;

/** Opens a chat with the company, with the text already typed. */
export const whatsAppLink = (text: string): string =>
  `https://wa.me/${company.whatsAppNumber}?text=${encodeURIComponent(text)}`;
