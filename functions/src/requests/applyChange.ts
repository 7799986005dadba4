import { isDeepStrictEqual } from 'node:util';
import { foundBy, type SearchedAs } from '@selasar/domain/core';
import {
  type Change,
  type ChangeKind,
  type Payable,
  refundDueOf,
  requestKinds,
  requestKindSchema,
  type StatusEvent,
  unpaidDepositDueOf,
  type WithDeposit,
} from '@selasar/domain/requests';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Precondition,
  type Transaction,
} from 'firebase-admin/firestore';
import { queueMail, withdrawMail } from '../mail/mailQueue.ts';
import { unlessChanged } from '../platform/firestore.ts';
import { withLocale } from '../platform/locale.ts';
import type { ChangeMail } from './guestMails.ts';
import { type Actor, recordEvent } from './history.ts';
import type { Fields } from './kindOnServer.ts';

interface RecordChange extends Pick<StatusEvent, 'changeRequest' | 'undoes'> {
  document: DocumentSnapshot;
  by: Actor;
  to?: string;
  /** By field name or path ('ticks.tour'); undefined removes a field. Unchanged fields are skipped. */
  fields?: Fields;
  /** Without it the history does not list the fields. */
  what?: ChangeKind;
  /** Shown in the history instead of the fields: for a list, the entry that changed. */
  listed?: Pick<Change, 'before' | 'after'>;
  reason?: string | undefined;
  /** The change can be undone while the mail waits. */
  mail?: ChangeMail | undefined;
  withdraws?: readonly DocumentSnapshot[];
}

/** The one write for every kind of change. Returns the event's id, or undefined if nothing changed. */
export async function applyChange(
  transaction: Transaction,
  { document, by, fields = {}, mail, withdraws = [], ...change }: RecordChange,
): Promise<string | undefined> {
  const from: string = document.get('status');
  const { to = from } = change;
  const changed = differing(document, fields);
  if (to === from && changed.length === 0) return undefined;
  const update = {
    ...withDeletions(changed),
    ...changedSearchTerms(document, Object.fromEntries(changed)),
    ...changedDues(document, { ...Object.fromEntries(changed), status: to }),
    ...(to === from ? {} : { status: to }),
    // Staff have seen what was typed.
    ...(by !== 'guest' && document.get('unverified') ? { unverified: FieldValue.delete() } : {}),
    updatedAt: FieldValue.serverTimestamp(),
  };
  transaction.update(document.ref, update, unlessChanged(document));
  const listed = eventDetails(document, changed, change);
  const event = recordEvent(transaction, document.ref, { from, to, by, ...listed });
  for (const { id } of withdraws) withdrawMail(transaction, id);
  if (mail) {
    const cause = by === 'guest' ? 'guest' : 'staff';
    await withLocale(mail.language, () => queueMail(transaction, event, { ...mail, cause }));
  }
  return event;
}

/** The fields that may be written without an event of the history, and why. */
interface Unrecorded {
  /** The thread itself keeps who wrote what, and when. */
  message: { unanswered: true | undefined; lastMessageAt?: FieldValue };
  /** A review has a history of its own. */
  review: { reviewWaits: true | undefined };
  /** The link of the trip changes, not what the guest asked for. */
  trip: { tripId: string };
  /** An event would keep what must go. */
  removal: Fields;
}

/** Undefined removes a field. `updatedAt` stays unless it is given, so no form of staff is outdated. */
export function markRequest<Why extends keyof Unrecorded>(
  transaction: Transaction,
  request: DocumentReference,
  _why: Why,
  fields: Unrecorded[Why],
  precondition?: Precondition,
): void {
  const update = withDeletions(Object.entries(fields));
  if (precondition) transaction.update(request, update, precondition);
  else transaction.update(request, update);
}

const withDeletions = (fields: readonly [string, unknown][]): DocumentData =>
  Object.fromEntries(fields.map(([path, value]) => [path, value ?? FieldValue.delete()]));

export const differing = (document: DocumentSnapshot, fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(
    ([path, value]) => !isDeepStrictEqual(document.get(path) ?? null, value ?? null),
  );

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

/** A review is not searched. */
const searchOf = ({ ref }: DocumentSnapshot): Readonly<Record<string, SearchedAs>> | undefined => {
  const kind = requestKindSchema.safeParse(ref.parent.id).data;
  return kind && requestKinds[kind].search;
};

function changedSearchTerms(document: DocumentSnapshot, changed: Fields): Fields {
  const search = searchOf(document);
  const isSearched = Object.keys(changed).some((field) => (search?.[field] ?? 'no') !== 'no');
  if (!search || !isSearched) return {};
  const record = { ...document.data(), ...changed, id: document.id };
  return Object.fromEntries(differing(document, { ...foundBy<string>(search, record) }));
}

function changedDues(document: DocumentSnapshot, changed: Fields): Fields {
  if (!searchOf(document)) return {};
  const after = { ...document.data(), ...changed } as Payable & WithDeposit;
  const refundDue = refundDueOf(after) || undefined;
  const unpaidDepositDue = unpaidDepositDueOf(after);
  return withDeletions(differing(document, { refundDue, unpaidDepositDue }));
}
