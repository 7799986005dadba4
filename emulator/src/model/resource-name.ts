import type { DatabaseId } from './document.ts';
import { databaseName } from './path.ts';
import { StatusError } from './status.ts';

/** A resource name's two halves; `path` is '' for the root of the database. */
export interface ResourceName {
  readonly database: DatabaseId;
  readonly path: string;
}

/** What the official messages call any name that isn't a database's. */
const WHAT = 'Document name';
const MAX_ID_BYTES = 1500;
const MAX_INT64 = 2n ** 63n - 1n;

/** Reads `projects/P/databases/D`. Throws INVALID_ARGUMENT. */
export function parseDatabaseName(name: string): DatabaseId {
  const [database, rest] = databaseAt(name, 'Database name');
  if (rest < name.length) throw lacks('Database name', name, 'end of name', rest);
  return database;
}

/** Reads `projects/P/databases/D/documents/COLLECTION/ID…`. Throws INVALID_ARGUMENT with the official texts. */
export function parseDocumentName(name: string): ResourceName {
  const result = parseParentName(name);
  if (result.path === '') throw lacks(WHAT, name, '/', name.length);
  return result;
}

/** The path of a document that must be in the request's database. Throws INVALID_ARGUMENT. */
export function parsePathIn(database: DatabaseId, name: string): string {
  const { database: named, path } = parseDocumentName(name);
  if (named.project === database.project && named.database === database.database) return path;
  throw invalid(
    `Document name "${name}" is not in the database of the request (${databaseName(database)}).`,
  );
}

/** Reads the name of what collections stand under: a document or the root, `projects/P/databases/D/documents`. */
export function parseParentName(name: string): ResourceName {
  const [database, afterDatabase] = databaseAt(name, WHAT);
  const rest = skip(name, WHAT, '/documents', afterDatabase);
  if (rest === name.length) return { database, path: '' };
  const start = skip(name, WHAT, '/', rest);
  // `…/documents/` also names the root: REST lists it so.
  if (start === name.length) return { database, path: '' };
  const path = name.slice(start);
  checkPath(name, path, start);
  return { database, path };
}

/** Throws INVALID_ARGUMENT unless the id may be used for a collection. */
export function checkCollectionId(id: string): void {
  if (id === '' || id.includes('/') || id === '.' || id === '..') {
    throw new StatusError('INVALID_ARGUMENT', `Collection id "${id}" is invalid.`);
  }
  checkReserved(id);
  checkLength(id, 'kind');
}

function databaseAt(name: string, what: string): [DatabaseId, number] {
  const [project, afterProject] = segmentAt(name, what, skip(name, what, 'projects/', 0));
  const databases = skip(name, what, '/databases/', afterProject);
  const [database, end] = segmentAt(name, what, databases);
  return [{ project, database }, end];
}

function segmentAt(name: string, what: string, start: number): [string, number] {
  const slash = name.indexOf('/', start);
  const end = slash === -1 ? name.length : slash;
  if (end === start) throw lacks(what, name, 'resource id', start);
  return [name.slice(start, end), end];
}

function skip(name: string, what: string, token: string, start: number): number {
  if (name.startsWith(token, start)) return start + token.length;
  throw lacks(what, name, token, start);
}

function checkPath(name: string, path: string, start: number): void {
  const segments = path.split('/');
  let index = start;
  segments.forEach((segment, position) => {
    const isCollection = position % 2 === 0;
    if (segment === '') {
      if (position > 0 && position === segments.length - 1) {
        throw invalid(`${WHAT} "${name}" has invalid trailing "/".`);
      }
      const missing = isCollection ? 'a collection id' : 'a resource id';
      throw invalid(`${WHAT} "${name}" lacks ${missing} at index ${index}.`);
    }
    if (segment === '.' || segment === '..') {
      throw invalid(`${WHAT} "${name}" contains a resource id "${segment}" at index ${index}.`);
    }
    checkReserved(segment);
    index += segment.length + 1;
  });
  if (segments.length % 2 === 1) throw lacks(WHAT, name, '/', name.length);
  segments.forEach((segment, position) =>
    checkLength(segment, position % 2 === 0 ? 'kind' : 'name'),
  );
}

function checkReserved(id: string): void {
  if (!/^__.*__$/s.test(id)) return;
  const digits = /^__id(-?\d+)__$/.exec(id)?.[1];
  if (digits !== undefined && isInt64(BigInt(digits))) return;
  throw invalid(
    id.startsWith('__id')
      ? `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`
      : `Resource id "${id}" is invalid because it is reserved.`,
  );
}

function isInt64(value: bigint): boolean {
  return value >= -MAX_INT64 - 1n && value <= MAX_INT64;
}

function checkLength(id: string, kind: 'kind' | 'name'): void {
  // A UTF-16 unit takes at most three bytes, so short ids need no counting.
  if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalid(`The key path element ${kind} is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

function lacks(what: string, name: string, token: string, index: number): StatusError {
  return invalid(`${what} "${name}" lacks "${token}" at index ${index}.`);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
