import { type CivilDate, collections, subcollections } from '@selasar/domain/core';
import type { NoticeKind } from '@selasar/domain/mail';
import { type RequestKind, statusAfter, statusEventSchema } from '@selasar/domain/requests';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions/v2/firestore';
import { siteOrigin } from '../../platform/settings.ts';

export interface Notice {
  /** The id of the event or message, so one event is told once. */
  id: string;
  kind: NoticeKind;
  of: NoticedCollection;
  recordId: string;
}

/** Of an entry of a request's thread or history. */
export function noticeOfEntry(entry: DocumentSnapshot): Notice | undefined {
  const list = entry.ref.parent;
  const record = list.parent;
  const of = record?.parent.id;
  if (!record || of === undefined || !isNoticed(of) || isImported(entry, 'at')) return undefined;
  const kind = kindOfEntry(entry, list.id, of);
  return kind && { id: entry.id, kind, of, recordId: record.id };
}

export function noticeOfMessage(message: DocumentSnapshot): Notice | undefined {
  if (isImported(message, 'createdAt')) return undefined;
  return { id: message.id, kind: 'message', of: collections.messages, recordId: message.id };
}

/** A review is written without an event: its booking is marked in the same commit. */
export function noticeOfReview({ before, after }: Change<DocumentSnapshot>): Notice | undefined {
  const isNew = before.exists && !before.get('reviewWaits') && after.get('reviewWaits') === true;
  const { id } = after;
  return isNew ? { id: `review_${id}`, kind: 'review', of: 'reviews', recordId: id } : undefined;
}

/** The id has the day, so a deposit with a new due date is told again. */
export const noticeOfDeposit = (of: RequestKind, recordId: string, due: CivilDate): Notice => ({
  id: `deposit_${recordId}_${due}`,
  kind: 'unpaidDeposit',
  of,
  recordId,
});

function kindOfEntry(
  entry: DocumentSnapshot,
  list: string,
  of: NoticedCollection,
): NoticeKind | undefined {
  if (list === subcollections.thread) return entry.get('from') === 'guest' ? 'reply' : undefined;
  return list === subcollections.events ? kindOfEvent(entry, of) : undefined;
}

function kindOfEvent(event: DocumentSnapshot, of: NoticedCollection): NoticeKind | undefined {
  const { data } = statusEventSchema.safeParse(event.data());
  if (data?.by !== 'guest') return undefined;
  if (data.from === null) return of in newRequest ? newRequest[of as RequestKind] : undefined;
  if (data.changeRequest?.outcome === 'requested') return 'changeRequest';
  const isCancelled = data.to === statusAfter.cancellation && data.from !== data.to;
  return isCancelled ? 'cancellation' : undefined;
}

const newRequest: Record<RequestKind, NoticeKind> = {
  bookings: 'newBooking',
  transfers: 'newTransfer',
};

const importedAfterMs = 60_000;

/** Demo data and restored backups are stored long after they happened: that is no news. */
function isImported(entry: DocumentSnapshot, time: 'at' | 'createdAt'): boolean {
  const at: unknown = entry.get(time);
  const stored = entry.createTime;
  return (
    at instanceof Timestamp &&
    stored !== undefined &&
    stored.toMillis() - at.toMillis() > importedAfterMs
  );
}

/** As in web/src/paths.ts. */
const pages = {
  [collections.bookings]: 'bookings?open=',
  [collections.transfers]: 'airport-transfers?open=',
  [collections.messages]: 'inbox?open=message:',
  [collections.reviews]: 'reviews?open=',
} as const satisfies Record<RequestKind | 'messages' | 'reviews', string>;

export type NoticedCollection = keyof typeof pages;

export const isNoticed = (collection: string): collection is NoticedCollection =>
  Object.hasOwn(pages, collection);

export const staffLink = (collection: NoticedCollection, id: string): string =>
  `${siteOrigin()}/admin/${pages[collection]}${id}`;

export const staffAreaLink = (page = ''): string => `${siteOrigin()}/admin${page}`;
