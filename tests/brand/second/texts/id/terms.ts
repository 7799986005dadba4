import type { LegalText } from '@selasar/brand/schema';

export const terms: LegalText = {
  title: 'Ketentuan Layanan',
  description: 'Yang berlaku saat Anda memesan.',
  updated: '1 Maret 2027',
  sections: [{ heading: 'Singkatnya', paragraphs: ['Anda membayar pada hari itu.'] }],
};
