import { collections, foundBy, pathOf } from '@selasar/domain/core';
import { messageSearch } from '@selasar/domain/messages';
import { sampleTours } from '@selasar/domain/samples';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { addMissing } from './addMissing.ts';
import { hourMs } from './history.ts';
import { emailOf, seedId } from './identity.ts';

/** Visitor, subject, message, hours ago, read. */
const rows: readonly [string, string, string, number, boolean][] = [
  [
    'Priya Nair',
    `Vegetarian lunch: ${sampleTours[0]?.title}`,
    'Hello! Two of the four of us are vegetarian. Is that possible for lunch, and should we tell the guide ourselves?',
    3,
    false,
  ],
  [
    'Lucas Moreau',
    'Early check-in',
    'Our flight lands at 6 in the morning. May we leave our luggage at the villa before check-in?',
    20,
    false,
  ],
  [
    'Hannah Lindqvist',
    'Thank you',
    'The day with your guide was the best of our trip. Please greet him from all of us!',
    75,
    true,
  ],
];

/** Messages of the contact page. */
export const seedMessages = (db: Firestore, now: Date): Promise<number> =>
  addMissing(
    db,
    rows.map(([name, subject, message, hoursAgo, read], index) => {
      const createdAt = Timestamp.fromMillis(now.getTime() - hoursAgo * hourMs);
      const answered = read ? { readAt: Timestamp.fromMillis(createdAt.toMillis() + hourMs) } : {};
      const id = seedId(index);
      const content = { name, email: emailOf(name), subject, message };
      return {
        path: pathOf(collections.messages, id),
        data: {
          ...content,
          ...foundBy(messageSearch, { ...content, id }),
          read,
          createdAt,
          ...answered,
        },
      };
    }),
  );
