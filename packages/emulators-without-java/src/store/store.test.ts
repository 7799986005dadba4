import { describe, expect, it } from 'vitest';
import { Timestamp } from '../model/timestamp.ts';
import { ManualClock, map, remove, set } from './testing/fixtures.ts';
import { Store } from './store.ts';
import type { Applied } from './store.ts';
import type { Commit } from './types.ts';
import type { Write } from './write.ts';

const SERVER_TIME = new Timestamp(1_700_000_000, 123_000_000);

function newStore(): { store: Store; clock: ManualClock; commit: (...writes: Write[]) => Applied } {
  const clock = new ManualClock();
  const store = new Store({ project: 'p', database: '(default)' }, clock);
  const commit = (...writes: Write[]): Applied => store.apply(store.stage(writes, SERVER_TIME));
  return { store, clock, commit };
}

describe('writes', () => {
  it('creates, replaces and deletes, with times of the commits', () => {
    const { store, commit } = newStore();
    const created = commit(set('c/d', { a: 1n }));
    const { commitTime } = created.commit;
    expect(created.results).toEqual([{ updateTime: commitTime, transformResults: [] }]);
    expect(store.get('c/d')).toEqual({
      path: 'c/d',
      fields: map({ a: 1n }),
      createTime: commitTime,
      updateTime: commitTime,
    });
    const replaced = commit(set('c/d', { b: 1n })).commit;
    expect(replaced.commitTime.compareTo(commitTime)).toBeGreaterThan(0);
    expect(store.get('c/d')).toMatchObject({
      fields: map({ b: 1n }),
      createTime: commitTime,
      updateTime: replaced.commitTime,
    });
    expect(commit(remove('c/d')).results).toEqual([
      { updateTime: undefined, transformResults: [] },
    ]);
    expect(store.get('c/d')).toBeUndefined();
  });

  it('keeps the update time of a no-op, at a new commit time', () => {
    const { store, commit } = newStore();
    const first = commit(set('c/d', { a: 1n, n: Number.NaN })).commit.commitTime;
    const again = commit(set('c/d', { n: Number.NaN, a: 1n }));
    expect(again.results[0]?.updateTime).toEqual(first);
    expect(again.commit.changes).toEqual([]);
    expect(again.commit.commitTime.compareTo(first)).toBeGreaterThan(0);
    expect(store.get('c/d')?.updateTime).toEqual(first);
    expect(commit(set('c/d', { a: 1, n: Number.NaN })).commit.changes).toHaveLength(1);
  });

  it('writes masked fields only, and removes those without a value', () => {
    const { store, commit } = newStore();
    commit(set('c/d', { a: 1n, b: 2n, c: map({ x: 1n, y: 2n }) }));
    const update = { a: 10n, c: map({ x: 5n }), e: 9n };
    commit(set('c/d', update, { mask: ['a', 'c.x', 'd', 'b'] }));
    expect(store.get('c/d')?.fields).toEqual(map({ a: 10n, c: map({ x: 5n, y: 2n }) }));
    commit(set('c/new', { a: 1n, b: map({ x: 1n }) }, { mask: ['b.x'] }));
    expect(store.get('c/new')?.fields).toEqual(map({ b: map({ x: 1n }) }));
  });

  it('makes one change of several writes to a document', () => {
    const { store, commit } = newStore();
    const { commit: done, results } = commit(
      set('c/d', { a: 1n }),
      set('c/d', { b: 2n }, { mask: ['b'], precondition: { exists: true } }),
    );
    expect(done.changes).toHaveLength(1);
    expect(results.map((result) => result.updateTime)).toEqual([done.commitTime, done.commitTime]);
    expect(store.get('c/d')?.fields).toEqual(map({ a: 1n, b: 2n }));
    const anew = commit(remove('c/d'), set('c/d', { a: 1n, b: 2n })).commit.commitTime;
    expect(store.get('c/d')?.createTime).toEqual(anew);
  });

  it('gives all of a commit the same server time', () => {
    const { store, commit } = newStore();
    const transforms = [{ path: ['m', 'at'], kind: 'serverTime' as const }];
    const { results } = commit(set('c/a', {}, { transforms }), set('c/b', {}, { transforms }));
    const at = SERVER_TIME;
    expect(results.map((result) => result.transformResults)).toEqual([[at], [at]]);
    expect(store.get('c/b')?.fields).toEqual(map({ m: map({ at }) }));
  });
});

describe('preconditions', () => {
  it.each([
    [
      remove('c/none', { exists: true }),
      'NOT_FOUND',
      'no entity to update: app: "dev~p"\npath <\n  Element {\n    type: "c"\n    name: "none"\n  }\n>\n',
    ],
    [
      set('c/d', {}, { precondition: { exists: false } }),
      'ALREADY_EXISTS',
      'entity already exists: EntityRef[partitionRef=dev~p, path=/c/d]',
    ],
    [
      set('c/none', {}, { precondition: { updateTime: new Timestamp(0, 5000) } }),
      'FAILED_PRECONDITION',
      'the stored version (0) does not match the required base version (5)',
    ],
    [
      { kind: 'verify' as const, path: 'c/none', precondition: { exists: true } },
      'NOT_FOUND',
      'no entity to update',
    ],
  ])('refuses %j', (write, code, message) => {
    const { store, commit } = newStore();
    commit(set('c/d', { a: 1n }));
    const before = store.snapshot();
    expect(() => commit(set('c/e', {}), write)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
    expect(store.snapshot()).toBe(before);
  });

  it.each([
    ['that is there', [set('c/d', {})]],
    ['that is not', []],
  ])('refuses to update a document %s after its deletion in the same commit', (_, before) => {
    const { store, commit } = newStore();
    commit(set('c/other', {}), ...before);
    const update = set('c/d', { a: 1n }, { mask: ['a'], precondition: { exists: true } });
    const stored = store.snapshot();
    expect(() => commit(remove('c/d'), update)).toThrow(
      expect.objectContaining({
        code: 'INVALID_ARGUMENT',
        message: expect.stringContaining('cannot update an entity after its deletion'),
      }),
    );
    expect(store.snapshot()).toBe(stored);
    commit(remove('c/d'), set('c/d', { b: 1n }), update);
    expect(store.get('c/d')?.fields).toEqual(map({ a: 1n, b: 1n }));
    commit(remove('c/d'));
    expect(() => commit(update)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('compares update times', () => {
    const { commit } = newStore();
    const { commitTime } = commit(set('c/d', { a: 1n })).commit;
    const write = set('c/d', { a: 2n }, { precondition: { updateTime: commitTime } });
    commit({ kind: 'verify', path: 'c/d', precondition: { updateTime: commitTime } });
    commit(write);
    expect(() => commit(write)).toThrow('does not match the required base version');
  });

  it('is computed before it is thrown, so that rules come first', () => {
    const { store } = newStore();
    const staged = store.stage(
      [set('c/d', { a: 1n }, { precondition: { exists: true } })],
      SERVER_TIME,
    );
    expect(staged.documents.get('c/d')).toMatchObject({ mustExist: true, before: undefined });
    expect(staged.failure?.code).toBe('NOT_FOUND');
  });
});

describe('versions', () => {
  it('reads the past', () => {
    const { store, commit } = newStore();
    const first = commit(set('c/a', { n: 1n })).commit.commitTime;
    commit(set('c/a', { n: 2n }), set('c/b', {}));
    expect(store.get('c/a', first)?.fields.get('n')).toBe(1n);
    expect([...store.inCollection('c', first)]).toHaveLength(1);
    expect([...store.inCollection('c')]).toHaveLength(2);
    expect(() => store.get('c/a', new Timestamp(0, 0))).toThrow('too old');
  });

  it('never commits at or before a time that was read at', () => {
    const { store, commit } = newStore();
    const read = store.currentTime();
    expect(commit(set('c/a', {})).commit.commitTime.compareTo(read)).toBeGreaterThan(0);
  });

  it('tells what has been committed since a time, as far as it is retained', () => {
    const { store, commit } = newStore();
    const start = store.currentTime();
    const first = commit(set('c/a', {})).commit;
    const second = commit(set('c/b', {})).commit;
    expect(store.commitsSince(start)).toEqual([first, second]);
    expect(store.commitsSince(first.commitTime)).toEqual([second]);
    expect(store.commitsSince(store.currentTime())).toEqual([]);
    expect(store.commitsSince(new Timestamp(0, 0))).toBeUndefined();
    expect(store.commitsSince(new Timestamp(9_000_000_000, 0))).toBeUndefined();
    for (let round = 0; round < 21; round++) {
      commit(
        ...Array.from({ length: 500 }, (_, index) => set(`c/${index}`, { round: BigInt(round) })),
      );
    }
    expect(store.commitsSince(start)).toBeUndefined();
    expect(store.commitsSince(store.currentTime())).toEqual([]);
  });

  it('refuses what was staged on an older version', () => {
    const { store, commit } = newStore();
    const staged = store.stage([set('c/a', {})], SERVER_TIME);
    commit(set('c/b', {}));
    expect(() => store.apply(staged)).toThrow('changed since');
  });
});

describe('listeners', () => {
  it('hear of each commit in order, not of no-ops', () => {
    const { store, commit } = newStore();
    const commits: Commit[] = [];
    const stop = store.onCommit((done) => commits.push(done));
    const first = commit(set('c/a', {})).commit;
    commit(set('c/a', {}));
    const second = commit(remove('c/a'), remove('c/none')).commit;
    stop();
    commit(set('c/b', {}));
    expect(commits).toEqual([first, second]);
    expect(second.changes.map(({ path }) => path)).toEqual(['c/a']);
  });
});

describe('clearing and importing', () => {
  it('replaces documents as they are', () => {
    const { store, commit } = newStore();
    commit(set('c/a', {}));
    const time = new Timestamp(1_900_000_000, 0);
    const replacement = { path: 'c/b', fields: map({ a: 1n }), createTime: time, updateTime: time };
    const done = store.replace(['c/a'], [replacement]);
    expect([...store.inCollection('c')]).toEqual([replacement]);
    expect(done.changes).toHaveLength(2);
    expect(done.commitTime.compareTo(time)).toBeGreaterThan(0);
  });
});
