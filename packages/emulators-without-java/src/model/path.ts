import type { DatabaseId } from './document.ts';

/**
 * Paths inside a database are relative: `tours/ubud-walk` for a document, `tours` for a collection, '' for the root.
 * Reading names from clients is `resourceName.ts`.
 */

export function databaseName(database: DatabaseId): string {
  return `projects/${database.project}/databases/${database.database}`;
}

/** The full resource name of a document, or with '' of the root that collections stand under. */
export function documentName(database: DatabaseId, path: string): string {
  const root = `${databaseName(database)}/documents`;
  return path === '' ? root : `${root}/${path}`;
}

/** `tours/ubud-walk` → `tours`, `tours` → ''. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last id: `tours/ubud-walk` → `ubud-walk`. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The id of the collection a document is in: `bookings/b1/events/e1` → `events`. */
export function collectionOf(documentPath: string): string {
  return idOf(parentOf(documentPath));
}

/** `join('', 'tours')` → `tours`, `join('tours', 'ubud-walk')` → `tours/ubud-walk`. */
export function join(parent: string, id: string): string {
  return parent === '' ? id : `${parent}/${id}`;
}

/** True if `path` is below `ancestor`, at any depth. Everything is below the root. */
export function isBelow(path: string, ancestor: string): boolean {
  return ancestor === '' ? path !== '' : path.startsWith(`${ancestor}/`);
}

/** True if a document is in a collection itself, not in one further down. */
export function isDirectlyIn(documentPath: string, collectionPath: string): boolean {
  return (
    documentPath.lastIndexOf('/') === collectionPath.length &&
    documentPath.startsWith(collectionPath)
  );
}
