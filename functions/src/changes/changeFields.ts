import type { Change, ChangeKind } from '@selasar/domain';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { unlessChanged } from '../core/firestore.ts';
import type { Author } from '../people/authorize.ts';
import { recordStatus, type CrewAuthor } from '../status/statusEvent.ts';

interface FieldChange {
  what: ChangeKind;
  /** A booking or transfer as it was read; it must not have changed since. */
  document: DocumentSnapshot;
  /** By name or path ('ticks.tour'); undefined removes. Those that are as they were are left out. */
  fields: Readonly<Record<string, unknown>>;
  /** Fields that follow from others, such as what the search finds it by: written, not told. */
  derived?: Readonly<Record<string, unknown>>;
  /** What the history tells instead of the fields: of a list, what is another in it. */
  told?: Pick<Change, 'before' | 'after'>;
  by: Author | CrewAuthor;
  reason?: string | undefined;
  /** The id of the change that this one takes back. */
  undoes?: string;
}

/**
 * Changes fields of a booking or transfer and writes down who did, as it was and as it is. Answers the event's id;
 * undefined when there is nothing to change, and nothing is written.
 */
export function changeFields(
  transaction: Transaction,
  { what, document, fields, derived = {}, told, by, reason, undoes }: FieldChange,
): string | undefined {
  const changed = Object.entries(fields).filter(
    ([path, value]) => !isDeepStrictEqual(document.get(path) ?? null, value ?? null),
  );
  if (changed.length === 0) return undefined;
  const written = changed.map(([path, value]) => [path, value ?? FieldValue.delete()]);
  const now = FieldValue.serverTimestamp();
  const update = { ...Object.fromEntries(written), ...derived, updatedAt: now };
  transaction.update(document.ref, update, unlessChanged(document));
  const change: Change = {
    what,
    before: Object.fromEntries(changed.map(([path]) => [path, document.get(path) ?? null])),
    after: Object.fromEntries(changed.map(([path, value]) => [path, value ?? null])),
    ...told,
    ...(reason ? { reason } : {}),
  };
  const status = document.get('status');
  return recordStatus(transaction, document.ref, status, status, by, {
    change,
    ...(undoes ? { undoes } : {}),
  });
}
