import { company } from '../../company.ts';
import type { LegalText } from '@selasar/brand/schema';

export const privacy: LegalText = {
  title: 'Kebijakan Privasi',
  description: `Apa yang disimpan ${company.name}.`,
  updated: '1 Maret 2027',
  sections: [
    { heading: 'Singkatnya', paragraphs: ['Kami menyimpan pesanan Anda selama setahun.'] },
  ],
};
