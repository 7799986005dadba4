import type { Client, Data } from './client.ts';

/** What is done with a client in a collection of its own, and what it must see. */
interface WriteCase {
  readonly name: string;
  run(client: Client, collection: string): Promise<unknown>;
  readonly expected: unknown;
}

/** How it fails. The lite SDK can't tell the two kinds of bad request apart, for it only looks at the HTTP status. */
async function failure(promise: Promise<unknown>): Promise<string> {
  const { code } = await promise.then(
    () => ({ code: 'none' }),
    (error: unknown) => error as { code: string | number },
  );
  if ([3, 'invalid-argument', 'failed-precondition'].includes(code)) return 'bad request';
  return [5, 'not-found'].includes(code) ? 'not found' : String(code);
}

/** Among them two ways to write the same letter, which are two names. */
const ODD_NAMES = ['😀', 'é', 'e\u0301', 'a b', 'a.b', '`', '\\'];
/** What each object has. As a collection's name they are too much for the web SDK, as `hasOwnProperty` is anywhere. */
const INHERITED_NAMES = ['constructor', 'toString', 'valueOf'];
const NAMES = [...ODD_NAMES, ...INHERITED_NAMES];

export const WRITE_CASES: readonly WriteCase[] = [
  {
    name: 'every kind of value',
    async run({ make, set, get }, at) {
      await set(`${at}/a`, {
        nil: null,
        yes: true,
        integer: Number.MAX_SAFE_INTEGER,
        double: 0.1,
        negativeZero: -0,
        nan: Number.NaN,
        infinite: -Infinity,
        text: 'café 😀 \u0000',
        bytes: make.bytes(0, 255),
        time: make.timestamp(1_700_000_000, 123_456_000),
        place: make.place(-8.5, 115.2),
        reference: make.reference(`${at}/b`),
        list: [1, 'two', { three: [] }],
        map: { deep: { empty: {} } },
        vector: make.vector(1, 2.5),
      });
      const { reference, ...rest } = (await get(`${at}/a`)) as Data;
      return { reference: reference === `reference ${at}/b`, ...rest };
    },
    expected: {
      nil: null,
      yes: true,
      integer: Number.MAX_SAFE_INTEGER,
      double: 0.1,
      negativeZero: -0,
      nan: Number.NaN,
      infinite: -Infinity,
      text: 'café 😀 \u0000',
      bytes: 'bytes 0,255',
      time: 'time 1700000000.123456000',
      place: 'place -8.5,115.2',
      reference: true,
      list: [1, 'two', { three: [] }],
      map: { deep: { empty: {} } },
      vector: 'vector 1,2.5',
    },
  },
  {
    name: 'replaces, merges and updates',
    async run(client, at) {
      const { set, merge, update, get, make } = client;
      await set(`${at}/a`, { gone: 1 });
      await set(`${at}/a`, { a: { x: 1, y: 2 }, b: 1, c: 1 });
      await merge(`${at}/a`, { a: { z: 3 }, c: make.deleteField() });
      await update(`${at}/a`, { 'a.x': make.deleteField(), 'd.e': 4, b: {} });
      return get(`${at}/a`);
    },
    expected: { a: { y: 2, z: 3 }, b: {}, d: { e: 4 } },
  },
  {
    name: 'transforms',
    async run({ set, update, get, make }, at) {
      await set(`${at}/a`, { n: 1, text: 'x', list: ['a', 'b', 'a'], other: 1 });
      await update(`${at}/a`, {
        n: make.increment(0.5),
        text: make.increment(2),
        fresh: make.increment(3),
        list: make.arrayUnion('b', 'c'),
        other: make.arrayRemove(1),
        'at.one': make.serverTimestamp(),
        two: make.serverTimestamp(),
      });
      await update(`${at}/a`, { list: make.arrayRemove('a') });
      const { at: times, two, ...rest } = (await get(`${at}/a`)) as { at: Data; two: string };
      return { ...rest, same: times['one'] === two && two.startsWith('time ') };
    },
    expected: { n: 1.5, text: 2, fresh: 3, list: ['b', 'c'], other: [], same: true },
  },
  {
    name: 'deletes, and may not update what is missing',
    async run(client, at) {
      await client.set(`${at}/a`, {});
      await client.delete(`${at}/a`);
      await client.delete(`${at}/a`);
      return [await client.get(`${at}/a`), await failure(client.update(`${at}/a`, { n: 1 }))];
    },
    expected: [undefined, 'not found'],
  },
  {
    name: 'odd names of fields',
    async run({ set, get }, at) {
      await set(`${at}/a`, Object.fromEntries(NAMES.map((name, index) => [name, index])));
      return Object.entries((await get(`${at}/a`)) as Data).toSorted(
        (a, b) => Number(a[1]) - Number(b[1]),
      );
    },
    expected: NAMES.map((name, index) => [name, index]),
  },
  {
    name: 'odd names of documents',
    async run({ setAll, get, find }, at) {
      await setAll(NAMES.map((name) => [`${at}/${name}`, { name }]));
      const read = await Promise.all(NAMES.map((name) => get(`${at}/${name}`)));
      return { read, found: await find({ collection: at }) };
    },
    expected: {
      read: NAMES.map((name) => ({ name })),
      found: NAMES.toSorted(),
    },
  },
  {
    name: 'odd names of collections',
    async run({ setAll, find }, at) {
      await setAll(ODD_NAMES.map((name) => [`${at}/a/${name}/${name}`, {}]));
      return Promise.all(ODD_NAMES.map((name) => find({ collection: `${at}/a/${name}` })));
    },
    expected: ODD_NAMES.map((name) => [name]),
  },
  {
    name: 'reserved names',
    run: ({ set }, at) =>
      Promise.all([failure(set(`${at}/__proto__`, {})), failure(set(`__x__/${at}`, {}))]),
    expected: ['bad request', 'bad request'],
  },
  {
    name: '500 writes in one commit',
    async run({ setAll, aggregate }, at) {
      await setAll(Array.from({ length: 500 }, (_, n) => [`${at}/${n}`, { n }]));
      return aggregate({ collection: at }, 'n');
    },
    expected: { count: 500, sum: 124_750, average: 249.5 },
  },
  {
    name: 'all or nothing',
    async run({ setAll, find }, at) {
      const code = await failure(
        setAll([
          [`${at}/a`, {}],
          [`${at}/__b__`, {}],
        ]),
      );
      return [code, await find({ collection: at })];
    },
    expected: ['bad request', []],
  },
  {
    name: 'a transaction',
    async run({ set, get, increase }, at) {
      await set(`${at}/a`, { n: 1 });
      await Promise.all([increase(`${at}/a`), increase(`${at}/a`), increase(`${at}/a`)]);
      return get(`${at}/a`);
    },
    expected: { n: 4 },
  },
];
