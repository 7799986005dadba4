import { company } from '@selasar/domain';
import type { Letter } from '../mail/letter.ts';
import { tripLink } from './tripLink.ts';

/** The links of somebody's trips, of which there is at least one. */
export const findTripsLetter = (keys: readonly string[]): Letter => ({
  subject: `Your trip with ${company.name}`,
  greeting: 'Hello,',
  paragraphs: [
    keys.length === 1
      ? 'Here is the link to your trip:'
      : 'Here are the links to your trips, the newest first:',
    ...keys.map(tripLink),
    'Whoever has a link can see and change that trip, so please keep it to yourself.',
    'If you did not ask for this mail, you need do nothing.',
  ],
  facts: [],
});
