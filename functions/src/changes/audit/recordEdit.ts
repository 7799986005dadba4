import { collections, editOf, pathOf, type EditKind } from '@selasar/domain';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { authorFields, type By } from '../../people/authorFields.ts';

type Values = Readonly<Record<string, unknown>> | undefined;

export interface Edited {
  kind: EditKind;
  id: string;
  /** The name of the edited item. */
  name: string;
  /** The stored values before and after. */
  before: Values;
  after: Values;
  by: By;
}

/** A document of `edits` without its time; undefined if nothing changed. */
export function editDocument({ kind, id, name, before, after, by }: Edited) {
  const edit = editOf(before, after);
  if (!edit) return undefined;
  return { kind, of: pathOf(kind, id), name, ...edit, ...authorFields(by) };
}

/** Logs an edit, in the transaction that makes it. */
export function recordEdit(transaction: Transaction, store: Firestore, edited: Edited): void {
  const document = editDocument(edited);
  if (!document) return;
  const at = FieldValue.serverTimestamp();
  transaction.create(store.collection(collections.edits).doc(), { ...document, at });
}

/** 'Airbnb of Villa Sawah' */
export const feedName = ({ name, villaName }: { name: string; villaName: string }): string =>
  `${name} of ${villaName}`;
