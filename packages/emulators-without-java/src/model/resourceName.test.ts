import { describe, expect, it } from 'vitest';
import {
  checkCollectionId,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  parseReferencedName,
} from './resourceName.ts';

const ROOT = 'projects/list/databases/(default)/documents';
const database = { project: 'list', database: '(default)' };

describe('resource names', () => {
  it('reads databases, documents and parents', () => {
    expect(parseDatabaseName('projects/list/databases/(default)')).toEqual(database);
    expect(parseDocumentName(`${ROOT}/c/a/s/b`)).toEqual({ database, path: 'c/a/s/b' });
    expect(parseParentName(ROOT)).toEqual({ database, path: '' });
    expect(parseParentName(`${ROOT}/`)).toEqual({ database, path: '' });
    expect(parseParentName(`${ROOT}/c/a`)).toEqual({ database, path: 'c/a' });
    expect(parseDocumentName(`${ROOT}/c/__id5__`).path).toBe('c/__id5__');
    expect(parseDocumentName(`${ROOT}/____/____`).path).toBe('____/____');
  });

  it.each([
    [`${ROOT}/c/`, `Document name "${ROOT}/c/" has invalid trailing "/".`],
    [`${ROOT}//`, `Document name "${ROOT}//" lacks a collection id at index 44.`],
    [`${ROOT}/c//`, `Document name "${ROOT}/c//" lacks a resource id at index 46.`],
    [`${ROOT}/c/a//s`, `Document name "${ROOT}/c/a//s" lacks a collection id at index 48.`],
    [`${ROOT}/c/.`, `Document name "${ROOT}/c/." contains a resource id "." at index 46.`],
    [`${ROOT}/c`, `Document name "${ROOT}/c" lacks "/" at index 45.`],
    [ROOT, `Document name "${ROOT}" lacks "/" at index 43.`],
    ['x', 'Document name "x" lacks "projects" at index 0.'],
    ['projects/p', 'Document name "projects/p" lacks "/" at index 10.'],
    [
      'projects//databases/d',
      'Document name "projects//databases/d" lacks a project id at index 9.',
    ],
    [
      'projects/list/databases/(default)/c/a',
      'Document name "projects/list/databases/(default)/c/a" lacks "documents" at index 34.',
    ],
    [`${ROOT}/__x__/a`, 'Collection id "__x__" is invalid because it is reserved.'],
    [`${ROOT}/c/__x__`, 'Resource id "__x__" is invalid because it is reserved.'],
    [
      `${ROOT}/c/__id5x__`,
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id5x__'.",
    ],
    [`${ROOT}/${'k'.repeat(1501)}/a`, 'The key path element kind is longer than 1500 bytes.'],
    [`${ROOT}/c/${'é'.repeat(751)}`, 'The key path element name is longer than 1500 bytes.'],
  ])('refuses %s', (name, message) => {
    expect(() => parseDocumentName(name)).toThrow(message);
  });

  it('calls parents and references by their names', () => {
    const message = `Document parent name "${ROOT}/c" lacks "/" at index 45.`;
    expect(() => parseParentName(`${ROOT}/c`)).toThrow(message);
    expect(() => parseReferencedName(`${ROOT}/c`)).toThrow(message);
  });

  it.each([
    ['projects/list', 'Database name "projects/list" lacks "/" at index 13.'],
    [ROOT, `Database name "${ROOT}" has unexpected trailing characters at index 33.`],
    [
      'projects/p/databases/d/',
      'Database name "projects/p/databases/d/" has invalid trailing "/".',
    ],
  ])('refuses the database %s', (name, message) => {
    expect(() => parseDatabaseName(name)).toThrow(message);
  });

  it('allows ids of 1500 bytes', () => {
    const path = `${'k'.repeat(1500)}/${'é'.repeat(750)}`;
    expect(parseDocumentName(`${ROOT}/${path}`).path).toBe(path);
  });

  it('checks ids of collections', () => {
    expect(() => checkCollectionId('tours')).not.toThrow();
    expect(() => checkCollectionId('a/b')).toThrow('invalid');
    expect(() => checkCollectionId('__x__')).toThrow('reserved');
  });
});
