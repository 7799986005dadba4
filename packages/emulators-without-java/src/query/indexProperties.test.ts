import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import type { Reader } from '../store/types.ts';
import { random } from '../testing/random.ts';
import { FULL_TIMEOUT_MS, SEED, size } from '../testing/size.ts';
import { firstMatches, parseQuery, runAggregation, runQuery } from './index.ts';
import type { Query } from './query.ts';
import { VALUES } from './testing/examples.ts';
import { and, cursor, map, or, orderBy, put, storeWith, unary, where } from './testing/fixtures.ts';
import { hits } from './testing/naiveQuery.ts';

/**
 * Random commits and queries over collections that are large enough for indexes. The latest version and past ones answer
 * as a scan does, which knows nothing of indexes, and now and then as the naive model, which shares no code with either.
 */
const STEPS = size(60, 2000);

const below = random(SEED);
const chance = (probability: number) => below(1000) < probability * 1000;
function pick<T>(items: readonly T[]): T {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}
const some = <T>(items: readonly T[], probability: number) =>
  items.filter(() => chance(probability));

/** A few values come often, so that filters find something; the others are one of each kind. */
const OFTEN: readonly Value[] = ['x', 'y', 1n, 1, 2n, 0n, -0, null, Number.NaN, true];
const someValue = (): Value => (chance(0.8) ? pick(OFTEN) : pick(Object.values(VALUES)));
const FIELDS = ['a', 'b', 'm.x', 'tags'];
/** Ids of each collection: what is in and below `c` and `e/1/c` is enough for an index. */
const IDS = { c: 900, 'c/7/c': 500, 'e/1/c': 1200, 'e/2/c': 50, cc: 300 };
const PATHS = Object.entries(IDS).flatMap(([collection, count]) =>
  ['__id7__', 'Ä', ...Array.from({ length: count }, (_, id) => id)].map(
    (id) => `${collection}/${id}`,
  ),
);
const randomPath = () => pick(PATHS);

function randomFields(): Record<string, Value> {
  const fields: Record<string, Value> = {};
  for (const field of ['a', 'b']) if (chance(0.85)) fields[field] = someValue();
  if (chance(0.7)) fields['m'] = chance(0.9) ? map({ x: someValue() }) : someValue();
  if (chance(0.8)) {
    const isArray = chance(0.9);
    fields['tags'] = isArray ? Array.from({ length: below(4) }, someValue) : someValue();
  }
  return fields;
}

type Where = NonNullable<WireQuery['where']>;
const RANGES = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const;

function equality(field: string): Where {
  const value = someValue();
  if (value === null) return unary(field, 'IS_NULL');
  return Number.isNaN(value) ? unary(field, 'IS_NAN') : where(field, 'EQUAL', value);
}

/** What no index has the answer to. */
function otherFilter(): Where {
  return pick([
    () => or(equality('a'), equality('b')),
    () => where('a', pick(['IN', 'NOT_IN'] as const), [someValue(), someValue()]),
    () => where('b', 'NOT_EQUAL', someValue()),
    () => where('a', 'EQUAL', pick([null, Number.NaN])),
    () => where('tags', 'ARRAY_CONTAINS', pick([null, Number.NaN])),
    () => where('tags', 'ARRAY_CONTAINS_ANY', [someValue(), someValue()]),
    () => and(equality('a'), equality('a')),
    () => unary('b', pick(['IS_NOT_NULL', 'IS_NOT_NAN'] as const)),
    () => where(pick(FIELDS), pick(RANGES), someValue()),
  ])();
}

interface Sample {
  readonly parent: string;
  readonly wire: WireQuery;
}

/** Queries that differ in their values alone: they share an index. */
function template(): () => Sample {
  const parent = pick(['', '', '', 'e/1', 'e/1', 'c/7']);
  // Below a document a group has no fields to go by.
  const from = [{ collectionId: 'c', allDescendants: parent === '' && chance(0.3) }];
  const equal = some(FIELDS, 0.25);
  const hasElement = chance(0.3);
  const orders = some(FIELDS, 0.35).map((field) => (chance(0.5) ? field : `-${field}`));
  if (chance(0.15)) orders.push(pick(['__name__', '-__name__']));
  const ranged = chance(0.4) ? (orders[0] ?? 'b').replace('-', '') : undefined;
  return () => {
    const filters = equal.map(equality);
    if (hasElement) filters.push(where('tags', 'ARRAY_CONTAINS', someValue()));
    if (ranged !== undefined && ranged !== '__name__') {
      filters.push(where(ranged, pick(RANGES), someValue()));
      if (chance(0.5)) filters.push(where(ranged, pick(RANGES), someValue()));
    }
    if (chance(0.15)) filters.push(otherFilter());
    const wire: WireQuery = { from };
    if (filters.length > 0) wire.where = and(...filters);
    if (orders.length > 0) wire.orderBy = orderBy(...orders);
    const fields = orders.filter((order) => !order.endsWith('__name__'));
    const position = () =>
      cursor(chance(0.5), ...fields.slice(0, 1 + below(2)).map(() => pick(OFTEN)));
    if (fields.length > 0 && chance(0.4)) wire.startAt = position();
    if (fields.length > 0 && chance(0.4)) wire.endAt = position();
    if (chance(0.4)) wire.limit = { value: below(30) };
    if (chance(0.2)) wire.offset = below(40);
    return { parent, wire };
  };
}

/** A random query that isn't refused. */
function randomQuery(templates: readonly (() => Sample)[]): Sample {
  for (;;) {
    const sample = chance(0.85) ? pick(templates)() : template()();
    try {
      parseQuery(sample.parent, sample.wire);
      return sample;
    } catch {
      // Too many negations or the like: try another one.
    }
  }
}

/** A reader without indexes. */
const scanning = (reader: Reader): Reader => ({
  get: (...of) => reader.get(...of),
  inCollection: (...of) => reader.inCollection(...of),
  inCollectionGroup: (...of) => reader.inCollectionGroup(...of),
  inDescendants: (...of) => reader.inDescendants(...of),
  collectionIds: (...of) => reader.collectionIds(...of),
  index: () => undefined,
});

const pathsOf = (documents: readonly Document[]) => documents.map(({ path }) => path);

/** All that a reader can be asked about a query. */
function answersOf(reader: Reader, query: Query, time?: Timestamp) {
  const { matches, complete } = firstMatches(reader, query, 20, time);
  return {
    results: pathsOf(runQuery(reader, query, time)),
    first: pathsOf(matches.map(({ document }) => document)),
    complete,
    counted: runAggregation(reader, query, [{ alias: 'n', count: {} }], time).get('n'),
    upTo: runAggregation(reader, query, [{ count: { upTo: { value: 3 } } }], time),
    sum: runAggregation(
      reader,
      query,
      [{ count: {} }, { sum: { field: { fieldPath: 'a' } } }],
      time,
    ),
  };
}

it(`indexes change no answer (${STEPS} steps, seed ${SEED})`, { timeout: FULL_TIMEOUT_MS }, () => {
  const store = storeWith(
    Object.fromEntries(some(PATHS, 0.9).map((path) => [path, randomFields()])),
  );
  let templates = Array.from({ length: 8 }, template);
  const past: { time: Timestamp; reader: Reader }[] = [];
  const tally = { compared: 0, indexed: 0, indexedInPast: 0, found: 0, naive: 0 };
  const differences: object[] = [];

  /** Asks a version and its scan the same. */
  function compare(reader: Reader, { parent, wire }: Sample, readTime?: Timestamp): void {
    const query = parseQuery(parent, wire);
    const expected = answersOf(scanning(reader), query, readTime);
    let isIndexed = false;
    const watched: Reader = {
      ...scanning(reader),
      index: (...of) => {
        const index = reader.index(...of);
        isIndexed ||= index !== undefined;
        return index;
      },
    };
    const actual = answersOf(watched, query, readTime);
    tally.compared++;
    tally.indexed += Number(isIndexed);
    tally.indexedInPast += Number(isIndexed && (readTime !== undefined || reader !== store));
    tally.found += Number(isIndexed && actual.results.length > 0);
    const isCounted = Number(actual.counted) === expected.results.length;
    if (!isCounted || !isDeepStrictEqual(actual, expected)) {
      differences.push({ parent, wire, actual, expected });
    }
  }

  for (let step = 0; step < STEPS; step++) {
    if (chance(0.15)) templates = [...templates.slice(1), template()];
    for (let round = 0; round < 4; round++) {
      const sample = randomQuery(templates);
      compare(store, sample);
      const older = past[below(Math.max(1, past.length))];
      if (older !== undefined) {
        compare(older.reader, sample);
        compare(store, sample, older.time);
      }
      if (chance(0.03)) {
        tally.naive++;
        const answer = pathsOf(runQuery(store, parseQuery(sample.parent, sample.wire)));
        const expected = hits([...store.inDescendants('')], sample.parent, sample.wire);
        if (!isDeepStrictEqual(answer, expected)) differences.push({ ...sample, answer, expected });
      }
    }
    expect(differences).toEqual([]);
    past.push({ time: store.currentTime(), reader: store.snapshot() });
    if (past.length > 20) past.shift();
    const changed = Array.from({ length: 1 + below(chance(0.1) ? 60 : 6) }, () => {
      const path = randomPath();
      if (chance(0.1)) return [path, null] as const;
      if (chance(0.5)) return [path, randomFields()] as const;
      // Only one field changes, and often one that is in no index.
      const known = Object.fromEntries(store.get(path)?.fields ?? []);
      return [path, { ...known, [pick(['a', 'b', 'other'])]: someValue() }] as const;
    });
    put(store, Object.fromEntries(changed));
  }
  // Or it would prove nothing.
  expect(tally.compared).toBeGreaterThan(STEPS * 4);
  expect(tally.indexed / tally.compared).toBeGreaterThan(0.15);
  expect(tally.indexedInPast / tally.compared).toBeGreaterThan(0.05);
  expect(tally.found / tally.compared).toBeGreaterThan(0.05);
  expect(tally.naive).toBeGreaterThan(0);
});
