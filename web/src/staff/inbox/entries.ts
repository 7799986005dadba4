import { reviewStatus } from '@selasar/domain';
import type {
  Booking,
  Colleague,
  ContactMessage,
  RequestName,
  Review,
  Transfer,
} from '@selasar/domain';
import { age } from '../common/age.ts';
import { bookingDates, itemName } from '../bookings/bookingText.ts';
import { factsText } from '../records/trip/changeRequestText.ts';
import { pickupMoment } from '../transfers/transferText.ts';

/** Something in the inbox that a guest sent. */
export interface Entry {
  /** In the URL: the kind, and the path of the record. */
  id: string;
  kind: EntryKind;
  at: Date;
  waits: boolean;
  /** What staff have done about it; absent while it waits. */
  outcome?: string;
  guest: string;
  /** Entries that share one of these are of the same guest. */
  identities: readonly string[];
  about: string;
  /** Absent for a reply: its text is in the thread of `of`. */
  text?: string;
  of?: RequestName;
  /** Who answers; absent if nobody has taken it. Messages and reviews are taken by nobody. */
  assignee?: Colleague | undefined;
}

/** Whose entries are shown; undefined is everybody's. */
export type Whose = 'mine' | 'nobody' | undefined;

export const isWhose = (whose: Whose, uid: string | undefined, { assignee }: Entry): boolean =>
  whose === undefined || (whose === 'nobody' ? !assignee : assignee?.uid === uid);

/** What is assigned to someone who no longer works here is nobody's. */
export const released = (entry: Entry, former: readonly string[]): Entry =>
  entry.assignee && former.includes(entry.assignee.uid) ? { ...entry, assignee: undefined } : entry;

export type EntryKind = keyof typeof kindNames;
export const kindNames = {
  message: 'Message',
  reply: 'Reply from a guest',
  change: 'Change request',
  review: 'Review',
} as const;

const byEmail = (email: string) => `email ${email.trim().toLowerCase()}`;
const byTrip = (tripId: string | undefined) => (tripId === undefined ? [] : [`trip ${tripId}`]);

export const messageEntry = (message: ContactMessage): Entry => ({
  id: `message:${message.id}`,
  kind: 'message',
  at: message.createdAt,
  waits: !message.read,
  ...(message.read ? { outcome: 'Read' } : {}),
  guest: message.name,
  identities: [byEmail(message.email)],
  about: message.subject,
  text: message.message,
});

export const reviewEntry = (review: Review): Entry => {
  const { isWaiting, label } = reviewStatus[review.status];
  return {
    id: `review:${review.id}`,
    kind: 'review',
    at: review.createdAt,
    waits: isWaiting,
    ...(isWaiting ? {} : { outcome: label }),
    guest: review.name,
    identities: byTrip(review.tripId),
    about: `${review.itemName}, ${review.rating} of 5 stars`,
    text: review.text,
  };
};

/** A booking or transfer, named by its collection. */
export type AnyRequest =
  | { kind: 'bookings'; request: Booking }
  | { kind: 'transfers'; request: Transfer };

const ofGuest = ({ kind, request }: AnyRequest) => ({
  guest: request.customerName,
  identities: [byEmail(request.customerEmail), ...byTrip(request.tripId)],
  about: requestInWords({ kind, request } as AnyRequest),
  of: { kind, id: request.id },
  assignee: request.assignee,
});

/** The item and dates of a booking, or the route and pickup of a transfer. */
export const requestInWords = ({ kind, request }: AnyRequest): string =>
  kind === 'bookings'
    ? `${itemName(request)}, ${bookingDates(request)}`
    : `${request.pickupLocation} to ${request.destination}, ${pickupMoment(request)}`;

export const replyEntry = (any: AnyRequest): Entry => ({
  ...ofGuest(any),
  id: `reply:${any.kind}:${any.request.id}`,
  kind: 'reply',
  at: any.request.lastMessageAt ?? any.request.createdAt,
  waits: any.request.unanswered === true,
  ...(any.request.unanswered ? {} : { outcome: 'Answered' }),
});

export const changeEntry = (any: AnyRequest): Entry => {
  const { changeRequest, createdAt } = any.request;
  return {
    ...ofGuest(any),
    id: `change:${any.kind}:${any.request.id}`,
    kind: 'change',
    at: changeRequest?.at ?? createdAt,
    waits: true,
    text: changeRequest?.what === 'change' ? factsText(changeRequest) : 'Asks to cancel',
  };
};

/** The record that an id in the URL names; undefined for any other text. */
export function openedBy(entryId: string) {
  const [, kind, id = ''] =
    /^(message|review|(?:reply|change):(?:bookings|transfers)):([\w-]+)$/.exec(entryId) ?? [];
  if (kind === 'message' || kind === 'review') return { kind, id } as const;
  if (kind === undefined) return undefined;
  return { kind: kind.endsWith('bookings') ? 'bookings' : 'transfers', id } as const;
}

/**
 * The entries of several sources, newest first. Each source has one entry more than `count` if there are older ones;
 * entries older than the last known one of such a source wait for its next page, so that later none appears in between.
 */
export function merge(sources: readonly (readonly Entry[])[], count: number): Entry[] {
  const horizonMs = Math.max(
    ...sources.map((entries) => (entries.length > count ? timeOf(entries[count - 1]) : -Infinity)),
  );
  return sources
    .flatMap((entries) => entries.slice(0, count))
    .filter((entry) => timeOf(entry) >= horizonMs)
    .toSorted(newestFirst);
}

const timeOf = (entry: Entry | undefined) => entry?.at.getTime() ?? 0;
const newestFirst = (one: Entry, other: Entry) => timeOf(other) - timeOf(one);

/** The entries by guest, in the order of their newest entries. */
export function byGuest(entries: readonly Entry[]): { name: string; entries: Entry[] }[] {
  let guests: { identities: Set<string>; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const own = { identities: new Set(entry.identities), entries: [entry] };
    const [first, ...others] = guests.filter(({ identities }) =>
      entry.identities.some((identity) => identities.has(identity)),
    );
    if (!first) guests.push(own);
    else {
      // The entry may show that several are the same guest.
      for (const part of [...others, own]) {
        for (const identity of part.identities) first.identities.add(identity);
        first.entries.push(...part.entries);
      }
      guests = guests.filter((guest) => !others.includes(guest));
    }
  }
  return guests.map((guest) => {
    const sorted = guest.entries.toSorted(newestFirst);
    return { name: sorted[0]?.guest ?? '', entries: sorted };
  });
}

/** 'now', '5 min ago', '3 h ago' or '2 d ago'. */
export function ageText(at: Date, nowMs: number): string {
  const pastMs = nowMs - at.getTime();
  return pastMs < 60_000 ? 'now' : `${age(pastMs)} ago`;
}
