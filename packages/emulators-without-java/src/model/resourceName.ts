import type { DatabaseId } from './document.ts';
import { databaseName } from './path.ts';
import { isInt64 } from './int64.ts';
import { StatusError } from './status.ts';

/** A resource name's two halves; `path` is '' for the root of the database. */
export interface ResourceName {
  readonly database: DatabaseId;
  readonly path: string;
}

/** What the official messages call a name, by what it was to be. */
type What = 'Database name' | 'Document name' | 'Document parent name';
const MAX_ID_BYTES = 1500;
/** Four underscores alone are an id like any other. */
export const RESERVED_ID = /^__.+__$/s;

/** Reads `projects/P/databases/D`. Throws INVALID_ARGUMENT with the official texts. */
export function parseDatabaseName(name: string): DatabaseId {
  const what = 'Database name';
  const [database, rest] = databaseAt(name, what);
  if (rest === name.length - 1) throw trailingSlash(what, name);
  if (rest < name.length) {
    throw invalid(`${what} "${name}" has unexpected trailing characters at index ${rest}.`);
  }
  return database;
}

/** Reads `projects/P/databases/D/documents/COLLECTION/ID…`. Throws INVALID_ARGUMENT with the official texts. */
export function parseDocumentName(name: string): ResourceName {
  return documentOf(name, 'Document name');
}

/** Reads the document that a value refers to. Throws as the official server does, which takes it for a parent. */
export function parseReferencedName(name: string): ResourceName {
  return documentOf(name, 'Document parent name');
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
  return parse(name, 'Document parent name');
}

/** Throws INVALID_ARGUMENT unless the id may be used for a collection. */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) {
    throw invalid(`Collection id "${id}" is invalid because it contains "/".`);
  }
  if (id === '' || id === '.' || id === '..') {
    throw invalid(`Collection id "${id}" is invalid because it is reserved.`);
  }
  checkReservedCollection(id);
  checkLength(id, 'kind');
}

function documentOf(name: string, what: What): ResourceName {
  const result = parse(name, what);
  if (result.path === '') throw lacks(what, name, '/', name.length);
  return result;
}

function parse(name: string, what: What): ResourceName {
  const [database, afterDatabase] = databaseAt(name, what);
  const rest = skip(name, what, ['/', 'documents'], afterDatabase);
  if (rest === name.length) return { database, path: '' };
  const start = skip(name, what, ['/'], rest);
  // `…/documents/` also names the root: REST lists it so.
  if (start === name.length) return { database, path: '' };
  const path = name.slice(start);
  checkPath(name, what, path, start);
  return { database, path };
}

function databaseAt(name: string, what: What): [DatabaseId, number] {
  const [project, afterProject] = idAt(
    name,
    what,
    'project',
    skip(name, what, ['projects', '/'], 0),
  );
  const start = skip(name, what, ['/', 'databases', '/'], afterProject);
  const [database, end] = idAt(name, what, 'database', start);
  return [{ project, database }, end];
}

function idAt(name: string, what: What, kind: string, start: number): [string, number] {
  if (start === name.length) throw trailingSlash(what, name);
  const slash = name.indexOf('/', start);
  const end = slash === -1 ? name.length : slash;
  if (end === start) throw lacksId(what, name, kind, start);
  return [name.slice(start, end), end];
}

function skip(name: string, what: What, tokens: readonly string[], start: number): number {
  let index = start;
  for (const token of tokens) {
    if (!name.startsWith(token, index)) throw lacks(what, name, token, index);
    index += token.length;
  }
  return index;
}

function checkPath(name: string, what: What, path: string, start: number): void {
  const segments = path.split('/');
  let index = start;
  segments.forEach((segment, position) => {
    const isCollection = position % 2 === 0;
    if (segment === '') {
      const isLast = position > 0 && position === segments.length - 1;
      throw isLast
        ? trailingSlash(what, name)
        : lacksId(what, name, isCollection ? 'collection' : 'resource', index);
    }
    if (segment === '.' || segment === '..') {
      throw invalid(`${what} "${name}" contains a resource id "${segment}" at index ${index}.`);
    }
    if (isCollection) checkReservedCollection(segment);
    else checkReserved(segment);
    index += segment.length + 1;
  });
  if (segments.length % 2 === 1) throw lacks(what, name, '/', name.length);
  segments.forEach((segment, position) =>
    checkLength(segment, position % 2 === 0 ? 'kind' : 'name'),
  );
}

/** Numbers are for documents only. */
function checkReservedCollection(id: string): void {
  if (RESERVED_ID.test(id)) {
    throw invalid(`Collection id "${id}" is invalid because it is reserved.`);
  }
}

function checkReserved(id: string): void {
  if (!RESERVED_ID.test(id)) return;
  const digits = /^__id(-?\d+)__$/.exec(id)?.[1];
  if (digits !== undefined && isInt64(BigInt(digits))) return;
  throw invalid(
    id.startsWith('__id')
      ? `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`
      : `Resource id "${id}" is invalid because it is reserved.`,
  );
}

function checkLength(id: string, kind: 'kind' | 'name'): void {
  // A UTF-16 unit takes at most three bytes, so short ids need no counting.
  if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalid(`The key path element ${kind} is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

function trailingSlash(what: What, name: string): StatusError {
  return invalid(`${what} "${name}" has invalid trailing "/".`);
}

function lacksId(what: What, name: string, kind: string, index: number): StatusError {
  return invalid(`${what} "${name}" lacks a ${kind} id at index ${index}.`);
}

function lacks(what: What, name: string, token: string, index: number): StatusError {
  return invalid(`${what} "${name}" lacks "${token}" at index ${index}.`);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
