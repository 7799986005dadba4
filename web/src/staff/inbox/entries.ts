import type { Colleague } from '@selasar/domain/core';
import type { ContactMessage } from '@selasar/domain/messages';
import { factsText, type RequestName } from '@selasar/domain/requests';
import { type Review, reviewStatus } from '@selasar/domain/reviews';
import { age, bookingDates } from '../common/formatInstant.ts';
import type { RequestOfKind } from '../requests/kindsForStaff.ts';
import { itemName, pickupMoment } from '../requests/requestText.ts';

export interface Entry {
  /** In the URL: the kind, and the path of the record. */
  id: string;
  kind: EntryKind;
  at: Date;
  waits: boolean;
  /** Absent while it waits. */
  outcome?: string;
  guest: string;
  /** Entries that share one of these are of the same guest. */
  identities: readonly string[];
  about: string;
  /** Absent for a reply: its text is in the thread of `of`. */
  text?: string;
  of?: RequestName;
  /** Absent if nobody has taken it. Messages and reviews are taken by nobody. */
  assignee?: Colleague | undefined;
}

/** Undefined is everybody's. */
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

const answeredBy = ({ answers }: ContactMessage): string | undefined => {
  const last = answers?.at(-1);
  return last && `Answered by ${last.byName}`;
};

export const messageEntry = (message: ContactMessage): Entry => ({
  id: `message:${message.id}`,
  kind: 'message',
  at: message.createdAt,
  waits: !message.read,
  ...(message.read ? { outcome: answeredBy(message) ?? 'Read' } : {}),
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

const ofGuest = ({ kind, request }: RequestOfKind) => ({
  guest: request.customerName,
  identities: [byEmail(request.customerEmail), ...byTrip(request.tripId)],
  about: requestInWords({ kind, request } as RequestOfKind),
  of: { kind, id: request.id },
  assignee: request.assignee,
});

export const requestInWords = ({ kind, request }: RequestOfKind): string =>
  kind === 'bookings'
    ? `${itemName(request)}, ${bookingDates(request)}`
    : `${request.pickupLocation} to ${request.destination}, ${pickupMoment(request)}`;

export const replyEntry = (any: RequestOfKind): Entry => ({
  ...ofGuest(any),
  id: `reply:${any.kind}:${any.request.id}`,
  kind: 'reply',
  at: any.request.lastMessageAt ?? any.request.createdAt,
  waits: any.request.unanswered === true,
  ...(any.request.unanswered ? {} : { outcome: 'Answered' }),
});

export const changeEntry = (any: RequestOfKind): Entry => {
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

export function openedBy(entryId: string) {
  const [, kind, id = ''] =
    /^(message|review|(?:reply|change):(?:bookings|transfers)):([\w-]+)$/.exec(entryId) ?? [];
  if (kind === 'message' || kind === 'review') return { kind, id } as const;
  if (kind === undefined) return undefined;
  return { kind: kind.endsWith('bookings') ? 'bookings' : 'transfers', id } as const;
}

const timeOf = (entry: Entry | undefined) => entry?.at.getTime() ?? 0;

const compare = {
  newest: (one: Entry, other: Entry) => timeOf(other) - timeOf(one),
  oldest: (one: Entry, other: Entry) => timeOf(one) - timeOf(other),
};
export type Order = keyof typeof compare;

/**
 * Each source has one entry more than `count` if there are more; entries beyond the last known one of such a source
 * wait for its next page, so that later none appears in between.
 */
export function merge(
  sources: readonly (readonly Entry[])[],
  count: number,
  order: Order,
): Entry[] {
  const ends = sources.flatMap((entries) =>
    entries.length > count ? entries.slice(count - 1, count) : [],
  );
  return sources
    .flatMap((entries) => entries.slice(0, count))
    .filter((entry) => ends.every((end) => compare[order](entry, end) <= 0))
    .toSorted(compare[order]);
}

/** A review only if nothing else waits, because nobody expects an answer to it. */
export function longestWaiting(entries: readonly Entry[]): Entry | undefined {
  const waiting = entries.filter(({ waits }) => waits).toSorted(compare.oldest);
  return waiting.find(({ kind }) => kind !== 'review') ?? waiting[0];
}

export function byGuest(
  entries: readonly Entry[],
  order: Order,
): { name: string; entries: Entry[] }[] {
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
    const sorted = guest.entries.toSorted(compare[order]);
    // The latest name is the one that the guest uses now.
    const latest = order === 'newest' ? sorted[0] : sorted.at(-1);
    return { name: latest?.guest ?? '', entries: sorted };
  });
}

export function ageText(at: Date, nowMs: number): string {
  const pastMs = nowMs - at.getTime();
  return pastMs < 60_000 ? 'now' : `${age(pastMs)} ago`;
}
