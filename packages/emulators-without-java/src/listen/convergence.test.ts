import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Value } from '../model/value.ts';
import type { WireQuery, WireTarget } from '../model/wire.ts';
import { parseQuery, runQuery } from '../query/index.ts';
import {
  and,
  cursor,
  from,
  group,
  map,
  or,
  orderBy,
  put,
  ref,
  ROOT,
  storeWith,
  unary,
  where,
} from '../query/testing/fixtures.ts';
import { random } from '../testing/random.ts';
import { FULL_TIMEOUT_MS, SEED, size } from '../testing/size.ts';
import { FakeClient } from './testing/fakeClient.ts';
import { hits } from '../query/testing/naiveQuery.ts';

/**
 * Random commits, queries and clients. After each step every query answers what a naive model says, and every listener
 * has what a fresh query answers.
 */
const STEPS = size(200, 10_000);

const below = random(SEED);
const chance = (probability: number) => below(1000) < probability * 1000;
function pick<T>(items: readonly T[]): T {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

const VALUES: Value[] = [
  null,
  true,
  Number.NaN,
  0n,
  1n,
  1,
  2n,
  3.5,
  'a',
  'b',
  [1n],
  ['a', null],
  map({ x: 1n }),
];
const FIELDS = ['a', 'b', 'm.x'];
const COLLECTIONS = ['c', 'd', 'c/1/d', 'c/2/c', 'e/9/c'];
/** So many that windows don't keep all matches. */
const IDS = [
  '1',
  '2',
  '3',
  '__id7__',
  'Ä',
  ...Array.from({ length: 40 }, (_, index) => `x${index}`),
];

const randomPath = () => `${pick(COLLECTIONS)}/${pick(IDS)}`;

function randomFields(): Record<string, Value> {
  const fields: Record<string, Value> = { u: BigInt(below(1000)) };
  if (chance(0.8)) fields['a'] = pick(VALUES);
  if (chance(0.8)) fields['b'] = pick(VALUES);
  if (chance(0.6)) fields['m'] = map({ x: pick(VALUES) });
  return fields;
}

const OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
] as const;

function randomFilter(depth = 0): NonNullable<WireQuery['where']> {
  if (depth < 2 && chance(0.35)) {
    const combine = chance(0.5) ? and : or;
    return combine(randomFilter(depth + 1), randomFilter(depth + 1));
  }
  const field = pick(FIELDS);
  if (chance(0.15))
    return unary(field, pick(['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'] as const));
  if (chance(0.25)) {
    const list = [pick(VALUES), pick(VALUES)].slice(0, 1 + below(2));
    return where(field, pick(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const), list);
  }
  if (chance(0.15))
    return where(
      '__name__',
      pick(['GREATER_THAN', 'LESS_THAN', 'EQUAL'] as const),
      ref(randomPath()),
    );
  return where(field, pick(OPERATORS), pick(VALUES));
}

function candidate(): { parent: string; query: WireQuery } {
  const query: WireQuery = chance(0.3) ? group(pick(['c', 'd'])) : from(pick(['c', 'd']));
  const parent = pick(['', '', 'c/1', 'c/2', 'e/9']);
  if (chance(0.6)) query.where = randomFilter();
  if (chance(0.6)) {
    const fields = FIELDS.filter(() => chance(0.4));
    query.orderBy = orderBy(...fields.map((field) => (chance(0.5) ? field : `-${field}`)));
    if (fields.length > 0 && chance(0.3)) {
      query[pick(['startAt', 'endAt'] as const)] = cursor(chance(0.5), pick(VALUES));
    }
  }
  if (chance(0.5)) query.limit = { value: below(5) };
  if (chance(0.1)) query.offset = below(3);
  return { parent, query };
}

/** A random query that isn't refused. */
function randomQuery(): { parent: string; query: WireQuery } {
  for (;;) {
    const created = candidate();
    try {
      parseQuery(created.parent, created.query);
      return created;
    } catch {
      // Too many negations or the like: try another one.
    }
  }
}

interface Expectation {
  readonly target: WireTarget;
  readonly expected: () => string[];
}

it(`listeners converge (${STEPS} steps, seed ${SEED})`, { timeout: FULL_TIMEOUT_MS }, () => {
  const store = storeWith(
    Object.fromEntries(Array.from({ length: 200 }, () => [randomPath(), randomFields()])),
  );
  const clients = Array.from({ length: 4 }, () => new FakeClient(store));
  const expectations = new Map<FakeClient, Map<number, Expectation>>(
    clients.map((client) => [client, new Map()]),
  );
  let nextTarget = 1;

  const created: Expectation[] = [];
  let compared = 0;
  /** `expect` is asked once a step: by itself it takes longer than the engine. */
  const differences: object[] = [];
  const compare = (actual: unknown, expected: unknown, where: object) => {
    compared++;
    if (!isDeepStrictEqual(actual, expected)) differences.push({ ...where, actual, expected });
  };

  /** Often one that another client has, too: equal targets share their work. */
  function someTarget(): Expectation {
    if (created.length === 0 || chance(0.6)) created.push(randomTarget());
    return chance(0.6) ? (created.at(-1) ?? pick(created)) : pick(created);
  }

  function randomTarget(): Expectation {
    if (chance(0.2)) {
      const paths = [...new Set([randomPath(), randomPath()])];
      return {
        target: { documents: { documents: paths.map((path) => `${ROOT}/${path}`) } },
        expected: () => paths.filter((path) => store.get(path) !== undefined).toSorted(),
      };
    }
    const { parent, query } = randomQuery();
    const parsed = parseQuery(parent, query);
    return {
      target: {
        query: { parent: parent === '' ? ROOT : `${ROOT}/${parent}`, structuredQuery: query },
      },
      expected: () =>
        runQuery(store, parsed)
          .map(({ path }) => path)
          .toSorted(),
    };
  }

  function act(client: FakeClient, targets: Map<number, Expectation>): void {
    if (!client.isConnected) {
      if (chance(0.5)) return;
      client.connect();
      for (const [id, { target }] of targets) {
        client.listen(id, target, chance(0.1) ? Buffer.from('nonsense') : undefined);
      }
    } else if (chance(0.1)) {
      client.disconnect();
    } else if (targets.size < 6 || chance(0.5)) {
      const target = someTarget();
      targets.set(nextTarget, target);
      client.listen(nextTarget++, target.target);
    } else {
      const id = pick([...targets.keys()]);
      targets.delete(id);
      client.unlisten(id);
    }
  }

  for (let step = 0; step < STEPS; step++) {
    for (const [client, targets] of expectations) if (chance(0.3)) act(client, targets);
    for (const client of clients) client.take();
    const changed = Array.from({ length: 1 + below(4) }, () => [
      randomPath(),
      chance(0.3) ? null : randomFields(),
    ]);
    if (chance(0.01)) {
      store.replace(
        [...store.inDescendants('')].map(({ path }) => path),
        [],
      );
    } else {
      put(store, Object.fromEntries(changed));
    }
    for (const [client, targets] of expectations) {
      if (!client.isConnected) continue;
      compare(client.markers <= 1, true, { step, markers: client.markers });
      for (const [id, { expected, target }] of targets) {
        const shown = client.targets.get(id);
        compare(shown?.cause, undefined, { step, target });
        compare(client.snapshotOf(id), expected(), { step, target });
        for (const [path, version] of shown?.snapshot ?? []) {
          const time = store.get(path)?.updateTime;
          compare(version, `${time?.seconds}.${time?.nanos}`, { step, target, path });
        }
      }
    }
    const { parent, query } = randomQuery();
    const answer = runQuery(store, parseQuery(parent, query)).map(({ path }) => path);
    compare(answer, hits([...store.inDescendants('')], parent, query), { step, parent, query });
    expect(differences).toEqual([]);
  }
  expect(compared).toBeGreaterThan(STEPS);
});
