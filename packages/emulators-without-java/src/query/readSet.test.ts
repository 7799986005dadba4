import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { random } from '../testing/random.ts';
import { FULL_TIMEOUT_MS, SEED, size } from '../testing/size.ts';
import { parseQuery, readSet, runQuery } from './index.ts';
import { and, cursor, from, group, orderBy, put, storeWith, where } from './testing/fixtures.ts';

/** Random documents, queries and changes: a change concerns what was read exactly if it makes another answer. */
const STEPS = size(3000, 100_000);
const below = random(SEED);
const chance = (probability: number): boolean => below(1000) < probability * 1000;
function pick<T>(items: readonly [T, ...T[]]): T {
  return items[below(items.length)] ?? items[0];
}

const VALUES = [null, 0n, 1n, 2n, 3n, 'a', ['x'], ['x', 'y']] as const satisfies Value[];
const FIELDS = ['a', 'b'] as const;
const COLLECTIONS = ['c', 'c', 'd', 'c/1/c', 'c/2/c', 'c/2/e'] as const;
const randomPath = (): string => `${pick(COLLECTIONS)}/${below(5)}`;
const randomFields = (): Record<string, Value> =>
  Object.fromEntries(
    [...FIELDS, 'u'].flatMap((name) => (chance(0.8) ? [[name, pick(VALUES)]] : [])),
  );

function filters(): NonNullable<WireQuery['where']>[] {
  const kinds = [
    () => where(pick(FIELDS), 'EQUAL', pick([0n, 1n, 2n, 'a'])),
    () =>
      where(pick(FIELDS), pick(['LESS_THAN', 'GREATER_THAN_OR_EQUAL'] as const), pick([1n, 2n])),
    () => where('a', 'ARRAY_CONTAINS', 'x'),
    () => where('b', 'IN', [1n, 'a']),
    () => where('b', 'NOT_EQUAL', 1n),
  ] as const;
  return Array.from({ length: below(3) }, () => pick(kinds)());
}

/** A random query that isn't refused. */
function randomQuery(): { parent: string; wire: WireQuery } {
  for (;;) {
    const created = candidate();
    try {
      parseQuery(created.parent, created.wire);
      return created;
    } catch {
      // Two negations or the like: try another one.
    }
  }
}

function candidate(): { parent: string; wire: WireQuery } {
  const isGroup = chance(0.3);
  const wire: WireQuery = isGroup ? group('c') : from(pick(['c', 'c', 'd']));
  const chosen = filters();
  if (chosen.length > 0) wire.where = and(...chosen);
  const order = pick(FIELDS);
  if (chance(0.6)) wire.orderBy = orderBy(chance(0.5) ? order : `-${order}`);
  if (wire.orderBy !== undefined && chance(0.3)) wire.startAt = cursor(chance(0.5), pick(VALUES));
  if (chance(0.5)) wire.limit = { value: below(4) };
  if (chance(0.2)) wire.offset = below(3);
  if (chance(0.2)) wire.select = { fields: [{ fieldPath: 'u' }] };
  return { parent: isGroup ? '' : pick(['', '', 'c/1', 'c/2']), wire };
}

it(
  `a query has read what makes its answer (${STEPS} steps, seed ${SEED})`,
  { timeout: FULL_TIMEOUT_MS },
  () => {
    const store = storeWith(
      Object.fromEntries(Array.from({ length: 20 }, () => [randomPath(), randomFields()])),
    );
    const tally = { concerned: 0, unconcerned: 0, missed: 0, tooMany: 0, byResultsAlone: 0 };
    for (let step = 0; step < STEPS; step++) {
      const { parent, wire } = randomQuery();
      const query = parseQuery(parent, wire);
      // As stored: a change of what is not shown is one, too.
      const whole = parseQuery(parent, { ...wire, select: null });
      const before = store.snapshot();
      const answer = runQuery(before, whole);
      const reads = readSet(query, before, runQuery(before, query));
      const path = randomPath();
      put(store, { [path]: chance(0.3) ? null : randomFields() });
      const after = store.snapshot();
      const versions = [before.get(path), after.get(path)].filter((one) => one !== undefined);
      const isConcerned = versions.some(reads);
      const isChanged = !isDeepStrictEqual(runQuery(after, whole), answer);
      tally.missed += Number(isChanged && !isConcerned);
      // What an offset skips counts as read, too.
      tally.tooMany += Number(isConcerned && !isChanged && !wire.offset);
      tally[isConcerned ? 'concerned' : 'unconcerned']++;
      // What a lock of the results alone would miss: documents that come in.
      tally.byResultsAlone += Number(
        isChanged && !answer.some((document) => document.path === path),
      );
    }
    expect(tally).toMatchObject({ missed: 0, tooMany: 0 });
    expect(Math.min(tally.concerned, tally.unconcerned, tally.byResultsAlone)).toBeGreaterThan(
      STEPS / 100,
    );
  },
);
