import { collections, pathOf } from '@selasar/domain/core';
import { type EditKind, editOf } from '@selasar/domain/people';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { authorFields, type By } from '../platform/authorFields.ts';

type Values = Readonly<Record<string, unknown>> | undefined;

export interface Edited {
  kind: EditKind;
  id: string;
  name: string;
  before: Values;
  after: Values;
  by: By;
}

export function editDocument({ kind, id, name, before, after, by }: Edited) {
  const edit = editOf(before, after);
  if (!edit) return undefined;
  return { kind, of: pathOf(kind, id), name, ...edit, ...authorFields(by) };
}

export function recordEdit(transaction: Transaction, store: Firestore, edited: Edited): void {
  const document = editDocument(edited);
  if (!document) return;
  const at = FieldValue.serverTimestamp();
  transaction.create(store.collection(collections.edits).doc(), { ...document, at });
}

export const feedName = ({ name, villaName }: { name: string; villaName: string }): string =>
  `${name} of ${villaName}`;
