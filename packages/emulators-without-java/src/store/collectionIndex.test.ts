import { describe, expect, it } from 'vitest';
import { compareValues } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';
import { CollectionIndex } from './collectionIndex.ts';
import { map } from './testing/fixtures.ts';
import type { DocumentChange, IndexDefinition } from './types.ts';

const time = new Timestamp(1, 0);
const document = (path: string, n?: Value): Document => ({
  path,
  fields: map(n === undefined ? {} : { n }),
  createTime: time,
  updateTime: time,
});
const change = (before?: Document, after?: Document): DocumentChange => ({
  path: (before ?? after)?.path ?? '',
  before,
  after,
});

/** By the field `n`, each of its values if it is an array. */
const definition: IndexDefinition = {
  id: 'n',
  parent: '',
  collectionId: 'c',
  keysOf: ({ path, fields }) => {
    const value = fields.get('n');
    const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
    return values.map((item: Value) => [item, path]);
  },
  compare: ([a = null, x = null], [b = null, y = null]) =>
    compareValues(a, b) || compareValues(x, y),
};
const pathsOf = (index: CollectionIndex): string[] => [...index.between(0, Infinity)];

describe('an index', () => {
  const a = document('c/a', 3n);
  const b = document('c/b', 1n);
  const index = CollectionIndex.of(definition, [a, b, document('c/none')]);

  it('has the paths of documents in its order, by position', () => {
    expect(pathsOf(index)).toEqual(['c/b', 'c/a']);
    expect([...index.between(1, 2)]).toEqual(['c/a']);
    expect(index.rank(([n = null]) => compareValues(n, 3n) < 0)).toBe(1);
    expect(index.documents).toBe(3);
  });

  it('keeps up with what is written and deleted, and old versions stay as they were', () => {
    const c = document('c/c', 2);
    const added = index.with([change(undefined, c)]);
    const moved = added.with([change(b, document('c/b', 9n)), change(a, undefined)]);
    const without = moved.with([change(c, document('c/c'))]);
    expect([index, added, moved, without].map(pathsOf)).toEqual([
      ['c/b', 'c/a'],
      ['c/b', 'c/c', 'c/a'],
      ['c/c', 'c/b'],
      ['c/b'],
    ]);
    expect([added, moved, without].map(({ documents }) => documents)).toEqual([4, 3, 3]);
  });

  it('has a document once for each different element', () => {
    const before = document('c/x', [1n, 1, 2n, 1n]);
    const after = document('c/x', [2, 3n, 3n]);
    const created = CollectionIndex.of(definition, [before]);
    expect(pathsOf(created)).toEqual(['c/x', 'c/x']);
    const changed = created.with([change(before, after)]);
    expect(pathsOf(changed)).toEqual(['c/x', 'c/x']);
    expect(changed.rank(([n = null]) => compareValues(n, 2n) < 0)).toBe(0);
    expect(pathsOf(changed.with([change(after, undefined)]))).toEqual([]);
  });

  it('covers its collection, or all collections of the id', () => {
    const covers = (of: Partial<IndexDefinition>) => {
      const created = CollectionIndex.of({ ...definition, ...of }, []);
      const paths = ['c/a', 'd/a', 'cc/a', 'c/a/c/x', 'd/1/c/a', 'd/1/c/a/c/y', 'd/1/c/a/cc/z'];
      return paths.filter((path) => created.covers(path));
    };
    expect(covers({})).toEqual(['c/a']);
    expect(covers({ parent: 'd/1' })).toEqual(['d/1/c/a']);
    expect(covers({ parent: undefined })).toEqual(['c/a', 'c/a/c/x', 'd/1/c/a', 'd/1/c/a/c/y']);
  });
});
