import { company } from '@selasar/domain';
import type { LegalText } from '@selasar/domain/brand';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  description: `What ${company.name} keeps.`,
  updated: 'March 1, 2027',
  sections: [{ heading: 'In short', paragraphs: ['We keep your booking for a year.'] }],
};
