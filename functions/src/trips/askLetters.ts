import { company } from '@selasar/domain';
import type { Letter } from '../mail/letter.ts';

/** What staff answer, or do by themselves. */
type News = 'mended' | 'changed' | 'change declined' | 'cancellation declined';

/** `called` is 'booking of Reef Walk'. */
const words: Record<News, (called: string) => { subject: string; paragraphs: string[] }> = {
  mended: (called) => ({
    subject: `Your ${called} has changed`,
    paragraphs: [
      `We have changed your ${called}. This is what holds now.`,
      'If something is not as you expected, please answer this mail.',
    ],
  }),
  changed: (called) => ({
    subject: `Your ${called} has changed`,
    paragraphs: [
      `We have changed your ${called} as you asked. This is what holds now.`,
      'If something is not as you expected, please answer this mail.',
    ],
  }),
  'change declined': (called) => ({
    subject: `We could not change your ${called}`,
    paragraphs: [
      `We are sorry: we could not change your ${called} as you asked. It stays as it was.`,
      'If another day would suit you, please answer this mail, and we look for a way.',
    ],
  }),
  'cancellation declined': (called) => ({
    subject: `Your ${called} is not cancelled`,
    paragraphs: [
      `You asked us to cancel your ${called}. We have not cancelled it: it stays as it was.`,
      'To talk about it, please answer this mail.',
    ],
  }),
};

/** A letter that tells what a request is, with the news of what the guest asked for in the place of its own. */
export function askLetter(letter: Letter, news: News, called: string): Letter {
  const { subject, paragraphs } = words[news](called);
  return { ...letter, subject: `${subject} – ${company.name}`, paragraphs };
}
