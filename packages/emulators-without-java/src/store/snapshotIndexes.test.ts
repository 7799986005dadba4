import { describe, expect, it } from 'vitest';
import { compareValues } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { Timestamp } from '../model/timestamp.ts';
import { MAX_INDEXES } from './indexes.ts';
import { MIN_INDEXED, Snapshot } from './snapshot.ts';
import type { DocumentChange, Index, IndexDefinition } from './types.ts';

const time = new Timestamp(1, 0);

function written(path: string): DocumentChange {
  const after: Document = { path, fields: new Map(), createTime: time, updateTime: time };
  return { path, before: undefined, after };
}

function collection(path: string, count: number): DocumentChange[] {
  return Array.from({ length: count }, (_, id) => written(`${path}/${id}`));
}

const snapshotOf = (...changes: DocumentChange[]): Snapshot =>
  Snapshot.empty(time).with(changes, time);

function byName(id: string, parent: string | undefined = '', collectionId = 'c'): IndexDefinition {
  return {
    id,
    parent,
    collectionId,
    keysOf: ({ path }) => [[path]],
    compare: ([a = null], [b = null]) => compareValues(a, b),
  };
}

const sizeOf = (index: Index | undefined): number | undefined => index?.rank(() => true);

describe('a version of a database', () => {
  it('makes indexes of large collections only', () => {
    const snapshot = snapshotOf(
      ...collection('c', MIN_INDEXED),
      ...collection('d/1/c', MIN_INDEXED - 1),
      ...collection('e', MIN_INDEXED - 1),
    );
    expect(sizeOf(snapshot.index(byName('c')))).toBe(MIN_INDEXED);
    expect(snapshot.index(byName('d/1/c', 'd/1'))).toBeUndefined();
    expect(snapshot.index(byName('e', '', 'e'))).toBeUndefined();
    expect(snapshot.index(byName('none', '', 'none'))).toBeUndefined();
    const group: IndexDefinition = { ...byName('group'), parent: undefined };
    expect(sizeOf(snapshot.index(group))).toBe(2 * MIN_INDEXED - 1);
  });

  it('passes its indexes on, and keeps its own as they are', () => {
    const first = snapshotOf(...collection('c', MIN_INDEXED));
    const index = first.index(byName('c'));
    const second = first.with([written('c/new'), written('c/0/c/deep'), written('d/new')], time);
    expect(sizeOf(second.index(byName('c')))).toBe(MIN_INDEXED + 1);
    expect(first.index(byName('c'))).toBe(index);
    expect(sizeOf(index)).toBe(MIN_INDEXED);
    const third = second.with([written('d/other')], time);
    expect(third.index(byName('c'))).toBe(second.index(byName('c')));
  });

  it('tells an index of all that has changed since it was asked for, in order', () => {
    const first = snapshotOf(...collection('c', MIN_INDEXED));
    first.index(byName('c'));
    const created = written('c/new');
    const second = first.with([created], time);
    const third = second.with([{ path: 'c/new', before: created.after, after: undefined }], time);
    expect(sizeOf(third.index(byName('c')))).toBe(MIN_INDEXED);
    expect(sizeOf(second.index(byName('c')))).toBe(MIN_INDEXED + 1);
    expect(sizeOf(third.with([created], time).index(byName('c')))).toBe(MIN_INDEXED + 1);
  });

  it('makes none once there is a later one, which would not have it', () => {
    const first = snapshotOf(...collection('c', MIN_INDEXED));
    const second = first.with([written('c/new')], time);
    expect(first.index(byName('c'))).toBeUndefined();
    expect(sizeOf(second.index(byName('c')))).toBe(MIN_INDEXED + 1);
  });

  it('has no more than so many, and drops those that were not asked for longest', () => {
    const first = snapshotOf(...collection('c', MIN_INDEXED));
    for (let id = 0; id < MAX_INDEXES; id++) first.index(byName(`${id}`));
    first.index(byName('0'));
    first.index(byName('one more'));
    const second = first.with([written('c/new')], time);
    // Shows which are left: none is made any more.
    second.with([], time);
    expect(sizeOf(second.index(byName('0')))).toBe(MIN_INDEXED + 1);
    expect(second.index(byName('1'))).toBeUndefined();
    expect(sizeOf(second.index(byName('2')))).toBe(MIN_INDEXED + 1);
    expect(sizeOf(second.index(byName('one more')))).toBe(MIN_INDEXED + 1);
  });

  it('drops an index that nobody has asked for while a fifth of the documents changed', () => {
    let snapshot = snapshotOf(...collection('c', MIN_INDEXED));
    snapshot.index(byName('used'));
    snapshot.index(byName('unused'));
    /** Without asking the version itself, which would count. */
    const isLeft = (): boolean => {
      const next = snapshot.with([], time);
      next.with([], time);
      return next.index(byName('unused')) !== undefined;
    };
    for (let id = 0; id <= MIN_INDEXED / 5; id++) {
      expect(isLeft()).toBe(true);
      snapshot = snapshot.with([written(`c/new${id}`), written(`d/new${id}`)], time);
      snapshot.index(byName('used'));
    }
    expect(isLeft()).toBe(false);
    expect(sizeOf(snapshot.index(byName('used')))).toBe((MIN_INDEXED * 6) / 5 + 1);
  });
});
