import {
  bookingSearch,
  collections,
  foundBy,
  transferSearch,
  type Change,
  type ChangeKind,
  type SearchedAs,
  type StatusEvent,
} from '@selasar/domain';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { unlessChanged } from '../platform/firestore.ts';
import { withLocale } from '../platform/i18n/withLocale.ts';
import { holdMail, takeBackMail, type HeldMail } from '../mail/mailQueue.ts';
import { recordEvent, type Actor } from './recordEvent.ts';
import type { Fields } from './requestType.ts';

interface RecordChange extends Pick<StatusEvent, 'ask' | 'undoes'> {
  /** A booking, a transfer or a review as it was read; it must not have changed since. */
  document: DocumentSnapshot;
  by: Actor;
  /** The status that it gets, if another. */
  to?: string;
  /** By name or path ('ticks.tour'); undefined removes. Those that are as they were are left out. */
  fields?: Fields;
  /** As what the history tells the fields; without it, it does not. */
  what?: ChangeKind;
  /** What it tells instead of them: of a list, what is another in it. */
  told?: Pick<Change, 'before' | 'after'>;
  reason?: string | undefined;
  /** The mail to the guest. It waits, and while it does, the change can be undone. */
  mail?: HeldMail | undefined;
  /** A mail of an earlier change that waits, and shall never leave. */
  withdraws?: string | undefined;
}

/**
 * Changes a record, whatever changes and whoever does it: writes what becomes another, the event that tells who, and how
 * it was, and the mail that waits. Answers the event's id; undefined when nothing changes, and nothing is written.
 */
export async function applyChange(
  transaction: Transaction,
  { document, by, fields = {}, mail, withdraws, ...change }: RecordChange,
): Promise<string | undefined> {
  const from: string = document.get('status');
  const { to = from } = change;
  const changed = differing(document, fields);
  if (to === from && changed.length === 0) return undefined;
  const update = {
    ...Object.fromEntries(changed.map(([path, value]) => [path, value ?? FieldValue.delete()])),
    ...foundAnew(document, Object.fromEntries(changed)),
    ...(to === from ? {} : { status: to }),
    updatedAt: FieldValue.serverTimestamp(),
  };
  transaction.update(document.ref, update, unlessChanged(document));
  const told = toldOf(document, changed, change);
  const event = recordEvent(transaction, document.ref, { from, to, by, ...told });
  if (withdraws !== undefined) takeBackMail(transaction, withdraws);
  if (mail) await withLocale(mail.language, () => holdMail(transaction, event, mail));
  return event;
}

/** The fields that a record does not have so. */
export const differing = (document: DocumentSnapshot, fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(
    ([path, value]) => !isDeepStrictEqual(document.get(path) ?? null, value ?? null),
  );

/** What the event tells beside the status. */
function toldOf(
  document: DocumentSnapshot,
  changed: readonly [string, unknown][],
  { what, told, reason, ask, undoes }: Partial<RecordChange>,
): Pick<StatusEvent, 'change' | 'ask' | 'undoes'> {
  const change = what && {
    what,
    before: Object.fromEntries(changed.map(([path]) => [path, document.get(path) ?? null])),
    after: Object.fromEntries(changed.map(([path, value]) => [path, value ?? null])),
    ...told,
    ...(reason ? { reason } : {}),
  };
  return { ...(change && { change }), ...(ask && { ask }), ...(undoes && { undoes }) };
}

const searches: Partial<Record<string, Readonly<Record<string, SearchedAs>>>> = {
  [collections.bookings]: bookingSearch,
  [collections.transfers]: transferSearch,
};

/** What staff find it by, where that follows from what has changed. The history does not tell it. */
function foundAnew(document: DocumentSnapshot, changed: Fields): Fields {
  const search = searches[document.ref.parent.id];
  const isSearched = Object.keys(changed).some((field) => (search?.[field] ?? 'no') !== 'no');
  if (!search || !isSearched) return {};
  const record = { ...document.data(), ...changed, id: document.id };
  return Object.fromEntries(differing(document, { ...foundBy<string>(search, record) }));
}
