import { describe, expect, it } from 'vitest';
import { StatusError } from '../model/status.ts';
import type { WireQuery, WireTarget } from '../model/wire.ts';
import { from, group, orderBy, put, ROOT, storeWith, where } from '../query/testing/fixtures.ts';
import { FakeClient } from './testing/fakeClient.ts';

function query(structuredQuery: WireQuery, parent = ''): WireTarget {
  return { query: { parent: parent === '' ? ROOT : `${ROOT}/${parent}`, structuredQuery } };
}

function documents(...paths: string[]): WireTarget {
  return { documents: { documents: paths.map((path) => `${ROOT}/${path}`) } };
}

const threeOf = (id: string, order = 'n') =>
  query(from(id, { orderBy: orderBy(order), limit: { value: 3 } }));

describe('a target', () => {
  it('is added, filled, current, and then consistent with the others', () => {
    const client = new FakeClient(storeWith({ 'c/b': { n: 2n }, 'c/a': { n: 1n }, 'd/x': {} }));
    client.listen(2, query(from('c', { orderBy: orderBy('-n') })));
    expect(client.take()).toEqual([
      'ADD 2',
      'change c/b in 2',
      'change c/a in 2',
      'CURRENT 2',
      'marker',
    ]);
    client.listen(4, documents('d/x', 'd/missing'));
    expect(client.take()).toEqual([
      'ADD 4',
      'change d/x in 4',
      'delete d/missing out 4',
      'CURRENT 4',
      'marker',
    ]);
  });

  it('can be removed, known or not', () => {
    const store = storeWith({ 'c/a': {} });
    const client = new FakeClient(store);
    client.listen(2, query(from('c')));
    client.unlisten(2);
    client.unlisten(7);
    put(store, { 'c/b': {} });
    expect(client.take().slice(-2)).toEqual(['REMOVE 2', 'REMOVE 7']);
  });

  it('may want to be served once', () => {
    const store = storeWith({ 'c/a': {} });
    const client = new FakeClient(store);
    client.listen(2, { ...query(from('c')), once: true });
    put(store, { 'c/b': {} });
    expect(client.take()).toEqual(['ADD 2', 'change c/a in 2', 'CURRENT 2', 'marker', 'REMOVE 2']);
  });

  it('that is denied or bad leaves the others alone', () => {
    const store = storeWith({ 'c/a': {} });
    const client = new FakeClient(store, {
      query: (_parent, { from: selectors }) => {
        if (selectors?.[0]?.collectionId === 'secret')
          throw new StatusError('PERMISSION_DENIED', 'No.');
      },
      document: (path) => {
        if (path.startsWith('secret/')) throw new StatusError('PERMISSION_DENIED', 'No.');
      },
    });
    client.listen(2, query(from('c')));
    client.take();
    client.listen(4, query(from('secret')));
    client.listen(6, documents('c/a', 'secret/x'));
    client.listen(8, query(from('c', { limit: { value: -1 } })));
    client.listen(10, documents());
    client.listen(12, {
      query: { parent: 'projects/other/databases/(default)/documents', structuredQuery: from('c') },
    });
    expect(client.take()).toEqual([4, 6, 8, 10, 12].flatMap((id) => [`ADD ${id}`, `REMOVE ${id}`]));
    expect([4, 6, 8].map((id) => client.targets.get(id)?.cause)).toEqual([
      '7 No.',
      '7 No.',
      '3 limit is negative',
    ]);
    put(store, { 'c/b': {}, 'secret/y': {} });
    expect(client.take()).toEqual(['change c/b in 2', 'marker']);
  });

  it('needs a number', () => {
    const client = new FakeClient(storeWith({}));
    expect(() => client.listen(0, query(from('c')))).toThrow('Target id must be positive.');
  });
});

describe('a commit', () => {
  it('is one snapshot, whatever it touches', () => {
    const store = storeWith({ 'c/a': { n: 1n }, 'c/b': { n: 2n }, 'd/x': { n: 1n } });
    const client = new FakeClient(store);
    client.listen(2, query(from('c')));
    client.listen(4, query(group('d')));
    client.listen(6, documents('c/a', 'c/new'));
    client.take();
    put(store, { 'c/a': { n: 5n }, 'c/b': null, 'c/new': {}, 'd/x': { n: 2n }, 'e/f': {} });
    expect(client.take().toSorted()).toEqual([
      'change c/a in 2,6',
      'change c/new in 2,6',
      'change d/x in 4',
      'delete c/b out 2',
      'marker',
    ]);
  });

  it('that concerns no target sends nothing', () => {
    const store = storeWith({ 'c/a': { n: 1n } });
    const client = new FakeClient(store);
    client.listen(2, query(from('c', { where: where('n', 'EQUAL', 1n) })));
    client.take();
    put(store, { 'c/b': { n: 2n }, 'd/a': { n: 1n }, 'c/a/c/deep': { n: 1n } });
    put(store, { 'c/b': null });
    expect(client.take()).toEqual([]);
  });

  it('may move a document from one target to another', () => {
    const store = storeWith({ 'c/a': { n: 1n } });
    const client = new FakeClient(store);
    client.listen(2, query(from('c', { where: where('n', 'EQUAL', 1n) })));
    client.listen(4, query(from('c', { where: where('n', 'EQUAL', 2n) })));
    client.take();
    put(store, { 'c/a': { n: 2n } });
    expect(client.take()).toEqual(['change c/a in 4 out 2', 'marker']);
    put(store, { 'c/a': { n: 3n } });
    expect(client.take()).toEqual(['change c/a out 4', 'marker']);
  });

  it('shows how a document left a target only to those who may read it', () => {
    const store = storeWith({ 'c/a': { n: 1n } });
    const client = new FakeClient(store, {
      query: () => undefined,
      document: () => {
        throw new StatusError('PERMISSION_DENIED', 'No.');
      },
    });
    client.listen(2, query(from('c', { where: where('n', 'EQUAL', 1n) })));
    client.take();
    put(store, { 'c/a': { n: 2n } });
    expect(client.take()).toEqual(['remove c/a out 2', 'marker']);
  });
});

describe('a query with a limit', () => {
  it('lets documents fall out of the window and refills it', () => {
    const store = storeWith(
      Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`c/${n}`, { n: BigInt(n) }])),
    );
    const client = new FakeClient(store);
    client.listen(2, threeOf('c'));
    expect(client.snapshotOf(2)).toEqual(['c/1', 'c/2', 'c/3']);
    client.take();
    put(store, { 'c/0': { n: 0n } });
    expect(client.take()).toEqual(['remove c/3 out 2', 'change c/0 in 2', 'marker']);
    put(store, { 'c/1': null });
    expect(client.take()).toEqual(['delete c/1 out 2', 'change c/3 in 2', 'marker']);
    put(store, { 'c/0': { n: 9n } });
    expect(client.take()).toEqual(['change c/0 out 2', 'change c/4 in 2', 'marker']);
    put(store, { 'c/9': { n: 9n } });
    expect(client.take()).toEqual([]);
    expect(client.snapshotOf(2)).toEqual(['c/2', 'c/3', 'c/4']);
  });

  it('finds replacements beyond what it keeps', () => {
    const names = Array.from({ length: 100 }, (_, index) => `c/${String(index).padStart(3, '0')}`);
    const store = storeWith(Object.fromEntries(names.map((name) => [name, { n: 1n }])));
    const client = new FakeClient(store);
    client.listen(2, threeOf('c', '-n'));
    for (let round = 0; round < 97; round++) {
      put(store, { [names.at(-1 - round) ?? '']: null });
      expect(client.snapshotOf(2)).toEqual(names.slice(97 - round - 1, 100 - round - 1));
    }
  });
});

describe('a query with a limit of a large collection', () => {
  it('is not fooled by newcomers at the far end', () => {
    const names = Array.from({ length: 60 }, (_, index) => `c/${String(index).padStart(2, '0')}`);
    const store = storeWith(
      Object.fromEntries(names.map((name, index) => [name, { n: BigInt(index) }])),
    );
    const client = new FakeClient(store);
    client.listen(2, threeOf('c'));
    for (const [index, name] of names.slice(0, 57).entries()) {
      // By now there is room in what the window keeps.
      if (index === 5) put(store, { 'c/far1': { n: 1000n }, 'c/far2': { n: 1001n } });
      put(store, { [name]: null });
      expect(client.snapshotOf(2)).toEqual(names.slice(index + 1, index + 4));
    }
  });
});

describe('a resume token', () => {
  const target = query(from('c', { where: where('n', 'LESS_THAN', 10n) }));

  function away(change: (store: ReturnType<typeof storeWith>) => void, wire = target): FakeClient {
    const store = storeWith({
      'c/a': { n: 1n },
      'c/b': { n: 2n },
      'c/e': { n: 3n },
      'c/same': { n: 4n },
    });
    const client = new FakeClient(store);
    client.listen(2, wire);
    client.disconnect();
    client.take();
    change(store);
    client.connect();
    client.listen(2, wire);
    return client;
  }

  it('gets only what has changed since', () => {
    const client = away((store) => {
      put(store, { 'c/a': { n: 5n }, 'c/b': null, 'c/e': { n: 50n }, 'c/tmp': { n: 1n } });
      put(store, { 'c/d': { n: 6n }, 'c/tmp': null });
    });
    expect(client.take()).toEqual([
      'ADD 2',
      'delete c/b out 2',
      'change c/a in 2',
      'change c/e out 2',
      'change c/d in 2',
      'CURRENT 2',
      'marker',
    ]);
    expect(client.snapshotOf(2)).toEqual(['c/a', 'c/d', 'c/same']);
  });

  it('gets nothing if nothing has changed', () => {
    expect(away(() => undefined).take()).toEqual(['ADD 2', 'CURRENT 2', 'marker']);
  });

  it('works for windows and documents, too', () => {
    const window = away(
      (store) => put(store, { 'c/0': { n: 0n }, 'c/b': { n: 7n } }),
      threeOf('c'),
    );
    expect(window.take()).toEqual([
      'ADD 2',
      'change c/b out 2',
      'change c/0 in 2',
      'CURRENT 2',
      'marker',
    ]);
    const single = away(
      (store) => put(store, { 'c/a': null, 'c/b': {} }),
      documents('c/a', 'c/b', 'c/e'),
    );
    expect(single.take()).toEqual([
      'ADD 2',
      'delete c/a out 2',
      'change c/b in 2',
      'CURRENT 2',
      'marker',
    ]);
  });

  it.each([
    ['of another life', '1600000000000000'],
    ['of the future', '99999999999999999'],
    ['of another server', 'CgkI'],
  ])('%s starts over', (_what, token) => {
    const client = new FakeClient(storeWith({ 'c/a': { n: 1n } }));
    client.listen(2, target, Buffer.from(token));
    expect(client.take()).toEqual(['ADD 2', 'RESET 2', 'change c/a in 2', 'CURRENT 2', 'marker']);
  });
});
