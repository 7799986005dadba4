import { describe, expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import { Timestamp } from '../model/timestamp.ts';
import { Snapshot } from './snapshot.ts';

const time = new Timestamp(1, 0);

function document(path: string): Document {
  return { path, fields: new Map(), createTime: time, updateTime: time };
}

function snapshotOf(...paths: string[]): Snapshot {
  const changes = paths.map((path) => ({ path, before: undefined, after: document(path) }));
  return Snapshot.empty(time).with(changes, time);
}

function paths(documents: Iterable<Document>): string[] {
  return [...documents].map(({ path }) => path);
}

const snapshot = snapshotOf(
  'c/b',
  'c/a',
  'd/b',
  'a/z',
  'B/x',
  'c/m/sub/x',
  'e/q/sub/y',
  'c/a/s/1',
  'c/a/t/2',
  'c/a/c/deep',
  'cc/a',
);

describe('a snapshot', () => {
  it('reads documents and collections in name order', () => {
    expect(snapshot.get('c/a')).toEqual(document('c/a'));
    expect(snapshot.get('c/m')).toBeUndefined();
    expect(paths(snapshot.inCollection('c'))).toEqual(['c/a', 'c/b']);
    expect(paths(snapshot.inCollection('c/a/c'))).toEqual(['c/a/c/deep']);
    expect(paths(snapshot.inCollection('nothing'))).toEqual([]);
  });

  it('reads collection groups at any depth, below a document too', () => {
    expect(paths(snapshot.inCollectionGroup('', 'sub'))).toEqual(['c/m/sub/x', 'e/q/sub/y']);
    expect(paths(snapshot.inCollectionGroup('', 'c'))).toEqual(['c/a', 'c/a/c/deep', 'c/b']);
    expect(paths(snapshot.inCollectionGroup('c/a', 'c'))).toEqual(['c/a/c/deep']);
  });

  it('reads everything below a document', () => {
    expect(paths(snapshot.inDescendants('c/a'))).toEqual(['c/a/c/deep', 'c/a/s/1', 'c/a/t/2']);
    expect(paths(snapshot.inDescendants(''))).toHaveLength(snapshot.size);
  });

  it('begins where it is told to', () => {
    const from = (path: string): string[] => paths(snapshot.inDescendants('', undefined, path));
    expect(from('c/b')).toEqual(['c/b', 'c/m/sub/x', 'cc/a', 'd/b', 'e/q/sub/y']);
    expect(from('c/m')).toEqual(['c/m/sub/x', 'cc/a', 'd/b', 'e/q/sub/y']);
    expect(paths(snapshot.inCollection('c', undefined, 'c/aa'))).toEqual(['c/b']);
    expect(paths(snapshot.inCollection('c', undefined, 'B/x'))).toEqual(['c/a', 'c/b']);
    expect(paths(snapshot.inCollectionGroup('', 'sub', undefined, 'd'))).toEqual(['e/q/sub/y']);
    expect([...snapshot.idsUnder('c', 'a')]).toEqual(['b', 'm']);
    expect([...snapshot.idsUnder('', 'c')]).toEqual(['cc', 'd', 'e']);
    expect([...snapshot.idsUnder('c', 'm')]).toEqual([]);
  });

  it('names collections and documents that only have something below them', () => {
    expect(snapshot.collectionIds('')).toEqual(['B', 'a', 'c', 'cc', 'd', 'e']);
    expect(snapshot.collectionIds('c/a')).toEqual(['c', 's', 't']);
    expect(snapshot.collectionIds('c/m')).toEqual(['sub']);
    expect(snapshot.collectionIds('c/none')).toEqual([]);
    expect([...snapshot.idsUnder('c')]).toEqual(['a', 'b', 'm']);
  });

  it('puts numeric ids first', () => {
    const numbers = snapshotOf('c/a', 'c/__id10__', 'c/__id9__');
    expect(paths(numbers.inCollection('c'))).toEqual(['c/__id9__', 'c/__id10__', 'c/a']);
  });

  it('forgets a collection with its last document', () => {
    const change = { path: 'd/b', before: document('d/b'), after: undefined };
    expect(snapshot.with([change], time).collectionIds('')).not.toContain('d');
    expect(snapshot.collectionIds('')).toContain('d');
  });
});
