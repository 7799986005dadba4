import { collections, editOf, pathOf, theSystem, type EditKind } from '@selasar/domain';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Author } from '../people/authorize.ts';

type Values = Readonly<Record<string, unknown>> | undefined;

export interface Edited {
  kind: EditKind;
  id: string;
  /** What it is called. */
  name: string;
  /** What was stored of it, and what is then. */
  before: Values;
  after: Values;
  by: Pick<Author, 'uid' | 'fullName' | 'email'> | typeof theSystem;
}

/** A document of `edits`, without its time; undefined where nothing is edited. */
export function editDocument({ kind, id, name, before, after, by }: Edited) {
  const edit = editOf(before, after);
  if (!edit) return undefined;
  const byName = by === theSystem ? '' : by.fullName || by.email;
  const author = by === theSystem ? { by } : { by: by.uid, ...(byName ? { byName } : {}) };
  return { kind, of: pathOf(kind, id), name, ...edit, ...author };
}

/** Writes down who has edited what, in the transaction that does it. */
export function recordEdit(transaction: Transaction, store: Firestore, edited: Edited): void {
  const document = editDocument(edited);
  if (!document) return;
  const at = FieldValue.serverTimestamp();
  transaction.create(store.collection(collections.edits).doc(), { ...document, at });
}

/** 'Airbnb of Villa Sawah' */
export const feedName = ({ name, villaName }: { name: string; villaName: string }): string =>
  `${name} of ${villaName}`;
