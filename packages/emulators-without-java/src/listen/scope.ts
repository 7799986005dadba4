import { collectionOf, parentOf } from '../model/path.ts';
import type { Query } from '../query/index.ts';

/** Keys by which commits find the views they may concern: one for a query, one per document for named documents. */
export function documentScope(path: string): string {
  return `document:${path}`;
}

export function queryScope({ parts }: Query): string {
  const { parent, collectionId, allDescendants } = parts;
  if (collectionId === undefined) return 'all';
  if (allDescendants) return `group:${collectionId}`;
  return `collection:${parent === '' ? collectionId : `${parent}/${collectionId}`}`;
}

/** The scopes that a document is in. */
export function scopesOf(path: string): string[] {
  return [
    documentScope(path),
    `collection:${parentOf(path)}`,
    `group:${collectionOf(path)}`,
    'all',
  ];
}
