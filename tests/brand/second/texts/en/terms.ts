import type { LegalText } from '@selasar/brand/schema';

export const terms: LegalText = {
  title: 'Terms of Service',
  description: 'What holds when you book.',
  updated: 'March 1, 2027',
  sections: [{ heading: 'In short', paragraphs: ['You pay on the day.'] }],
};
