import { company } from '../../company.ts';
import type { LegalText } from '@selasar/brand/schema';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  description: `What ${company.name} keeps.`,
  updated: 'March 1, 2027',
  sections: [{ heading: 'In short', paragraphs: ['We keep your booking for a year.'] }],
};
