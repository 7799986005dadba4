import { collections, pathOf, pathWithin, subcollections } from '@selasar/domain/core';
import type { RequestKind } from '@selasar/domain/requests';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DEMO_USERS } from '../demo.ts';
import { addMissing, type SeedDocument } from './addMissing.ts';
import { hourMs } from './history.ts';
import { capabilityOf, emailOf, uuidOf } from './identity.ts';
import { reviewRows } from './reviewRows.ts';

type Line = readonly [from: 'guest' | 'staff', hoursAgo: number, text: string];

/** The messages between guests and staff, by guest. */
const threads: Readonly<Record<string, { kind: RequestKind; lines: Line[] }>> = {
  'Lucas Moreau': {
    kind: 'bookings',
    lines: [
      ['guest', 26, 'Hello! My mother is 68 and walks a lot. Is this tour all right for her?'],
      [
        'staff',
        24.5,
        'Hello Lucas, she is very welcome. Your guide goes at her pace, and good shoes are all she needs.',
      ],
      ['guest', 2, 'Wonderful, thank you. Could you pick us up half an hour later?'],
    ],
  },
  'Mateo Alvarez': {
    kind: 'transfers',
    lines: [
      ['guest', 30, 'We are bringing a surfboard bag, about two metres long. Does it fit?'],
      ['staff', 28, 'It does, Mateo. Ketut will meet you in arrivals with a large car.'],
    ],
  },
  'Sophie Martin': {
    kind: 'bookings',
    lines: [['guest', 5, 'Our ferry from the Gilis now comes a day later. Is the next day free?']],
  },
  'Emma van Dijk': {
    kind: 'bookings',
    lines: [['guest', 9, 'My father is in hospital and we have to stay at home. I am so sorry.']],
  },
};

const guests = [...new Set([...Object.keys(threads), ...reviewRows.map(([guest]) => guest)])];
const tripId = (guest: string): string => uuidOf(`trip ${guest}`);

/** The trip of a guest's requests, and the state of its messages. */
export function tripOf(guest: string, kind: RequestKind, now: Date) {
  const last = threads[guest]?.kind === kind ? threads[guest].lines.at(-1) : undefined;
  return {
    ...(guests.includes(guest) ? { tripId: tripId(guest) } : {}),
    ...(last?.[0] === 'guest' ? { unanswered: true } : {}),
    ...(last ? { lastMessageAt: instantOf(last, now) } : {}),
    ...(kind === 'bookings' && hasWaitingReview(guest) ? { reviewWaits: true } : {}),
  };
}

const hasWaitingReview = (guest: string): boolean =>
  reviewRows.some(([by, , , , , status]) => by === guest && status === 'waiting');

const instantOf = ([, hoursAgo]: Line, now: Date) =>
  Timestamp.fromMillis(now.getTime() - hoursAgo * hourMs);

/** The trips of guests with messages or a review. */
export const seedTrips = (db: Firestore, now: Date): Promise<number> =>
  addMissing(
    db,
    guests.map((guest) => ({
      path: pathOf(collections.trips, tripId(guest)),
      data: {
        ...capabilityOf(`trip ${guest}`),
        emails: [emailOf(guest)],
        createdAt: Timestamp.fromDate(now),
      },
    })),
  );

/** The messages about these requests; each one updates the page of its trip. */
export const seedThreads = (
  db: Firestore,
  now: Date,
  requests: readonly SeedDocument[],
): Promise<number> =>
  addMissing(
    db,
    Object.entries(threads).flatMap(([guest, { kind, lines }]) => {
      const request = requests.find(
        ({ path, data }) => data['customerName'] === guest && path.startsWith(pathOf(kind, '')),
      );
      // A brand with few villas has fewer stays.
      if (!request) return [];
      return lines.map(([from, hoursAgo, text]) => ({
        path: `${pathWithin(request.path, subcollections.thread)}/${uuidOf(text)}`,
        data: {
          from,
          text,
          at: instantOf([from, hoursAgo, text], now),
          ...(from === 'staff' ? { byName: DEMO_USERS.staff.fullName } : {}),
        },
      }));
    }),
  );
