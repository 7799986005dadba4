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
import { queueChangeMail, withdrawMail } from '../mail/mailQueue.ts';
import type { ChangeMail } from './guestMails.ts';
import { recordEvent, type Actor } from './recordEvent.ts';
import type { Fields } from './requestType.ts';

interface RecordChange extends Pick<StatusEvent, 'changeRequest' | 'undoes'> {
  /** The booking, transfer or review as it was read. The write fails if it has changed since. */
  document: DocumentSnapshot;
  by: Actor;
  /** The new status, if it changes. */
  to?: string;
  /** New values by field name or path ('ticks.tour'); undefined removes a field. Unchanged fields are skipped. */
  fields?: Fields;
  /** The kind of change for the history. Without it the history does not list the fields. */
  what?: ChangeKind;
  /** Shown in the history instead of the fields: for a list, the entry that changed. */
  listed?: Pick<Change, 'before' | 'after'>;
  reason?: string | undefined;
  /** The mail to the guest. The change can be undone while the mail waits. */
  mail?: ChangeMail | undefined;
  /** A waiting mail of an earlier change, which must not be sent. */
  withdraws?: string | undefined;
}

/**
 * Changes a record: the one write for every kind of change and every author. Writes the changed fields, an event of the
 * history with the old values, and the waiting mail. Returns the event's id, or undefined if nothing changed and
 * nothing was written.
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
    ...changedSearchTerms(document, Object.fromEntries(changed)),
    ...(to === from ? {} : { status: to }),
    // Staff have seen what was typed.
    ...(by !== 'guest' && document.get('unverified') ? { unverified: FieldValue.delete() } : {}),
    updatedAt: FieldValue.serverTimestamp(),
  };
  transaction.update(document.ref, update, unlessChanged(document));
  const listed = eventDetails(document, changed, change);
  const event = recordEvent(transaction, document.ref, { from, to, by, ...listed });
  if (withdraws !== undefined) withdrawMail(transaction, withdraws);
  if (mail) {
    const cause = by === 'guest' ? 'guest' : 'staff';
    await withLocale(mail.language, () => queueChangeMail(transaction, event, { ...mail, cause }));
  }
  return event;
}

/** The fields whose stored value differs. */
export const differing = (document: DocumentSnapshot, fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(
    ([path, value]) => !isDeepStrictEqual(document.get(path) ?? null, value ?? null),
  );

/** The details of the event besides the status. */
function eventDetails(
  document: DocumentSnapshot,
  changed: readonly [string, unknown][],
  { what, listed, reason, changeRequest, undoes }: Partial<RecordChange>,
): Pick<StatusEvent, 'change' | 'changeRequest' | 'undoes'> {
  const change = what && {
    what,
    before: Object.fromEntries(changed.map(([path]) => [path, document.get(path) ?? null])),
    after: Object.fromEntries(changed.map(([path, value]) => [path, value ?? null])),
    ...listed,
    ...(reason ? { reason } : {}),
  };
  return {
    ...(change && { change }),
    ...(changeRequest && { changeRequest }),
    ...(undoes && { undoes }),
  };
}

const searches: Partial<Record<string, Readonly<Record<string, SearchedAs>>>> = {
  [collections.bookings]: bookingSearch,
  [collections.transfers]: transferSearch,
};

/** The search terms, if a searched field changed. They are not part of the history. */
function changedSearchTerms(document: DocumentSnapshot, changed: Fields): Fields {
  const search = searches[document.ref.parent.id];
  const isSearched = Object.keys(changed).some((field) => (search?.[field] ?? 'no') !== 'no');
  if (!search || !isSearched) return {};
  const record = { ...document.data(), ...changed, id: document.id };
  return Object.fromEntries(differing(document, { ...foundBy<string>(search, record) }));
}
