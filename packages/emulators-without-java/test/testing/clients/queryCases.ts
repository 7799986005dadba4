import { NAME } from './client.ts';
import type { Client, Data, Query } from './client.ts';

const TIMES = [1_700_000_000, 1_700_000_001];

/** The documents that the queries are asked of; in the group are those of `a/inner` and `b/inner`, too. */
export function queriedDocuments({ make }: Client): Record<string, Data> {
  return {
    a: { n: 1, k: 'x', tags: ['r', 's'], map: { x: 1 }, at: make.timestamp(TIMES[0] ?? 0, 0) },
    b: { n: 2.5, k: 'x', tags: ['s'], map: { x: 2 }, at: make.timestamp(TIMES[1] ?? 0, 0) },
    c: { n: 3, k: 'y', tags: [], nil: null },
    d: { n: -1, k: 'z', tags: ['t', 1], nan: Number.NaN },
    e: { n: 'text', k: 'é' },
    f: { k: '😀' },
  };
}

type Asked = readonly [name: string, query: Omit<Query, 'collection'>, found: string];

/** What is asked, and the names of what is found, in order. */
export const QUERY_CASES: readonly Asked[] = [
  ['all', {}, 'a b c d e f'],
  ['==', { where: ['k', '==', 'x'] }, 'a b'],
  ['== null', { where: ['nil', '==', null] }, 'c'],
  ['== NaN', { where: ['nan', '==', Number.NaN] }, 'd'],
  ['== map', { where: ['map', '==', { x: 2 }] }, 'b'],
  ['== in a map', { where: ['map.x', '==', 1] }, 'a'],
  ['!=', { where: ['n', '!=', 3] }, 'd a b e'],
  ['<', { where: ['n', '<', 2.5] }, 'd a'],
  ['<=', { where: ['n', '<=', 2.5] }, 'd a b'],
  ['>', { where: ['n', '>', 1] }, 'b c'],
  ['>=', { where: ['n', '>=', 1] }, 'a b c'],
  ['> text', { where: ['k', '>', 'z'] }, 'e f'],
  ['in', { where: ['k', 'in', ['y', 'x']] }, 'a b c'],
  ['not-in', { where: ['n', 'not-in', [1, 3]] }, 'd b e'],
  ['array-contains', { where: ['tags', 'array-contains', 's'] }, 'a b'],
  ['array-contains-any', { where: ['tags', 'array-contains-any', ['r', 't']] }, 'a d'],
  [
    'and',
    {
      where: {
        and: [
          ['k', '==', 'x'],
          ['n', '>', 1],
        ],
      },
    },
    'b',
  ],
  [
    'or',
    {
      where: {
        or: [
          ['k', '==', 'y'],
          ['n', '<', 0],
        ],
      },
    },
    'd c',
  ],
  [
    'or within and',
    {
      where: {
        and: [
          ['n', '>=', 1],
          {
            or: [
              ['k', '==', 'y'],
              ['tags', 'array-contains', 'r'],
            ],
          },
        ],
      },
    },
    'a c',
  ],
  [
    'several inequalities',
    {
      where: {
        and: [
          ['n', '>', 0],
          ['k', '>', 'w'],
        ],
      },
      orderBy: ['n'],
    },
    'a b c',
  ],
  ['order', { orderBy: ['n'] }, 'd a b c e'],
  ['order, descending', { orderBy: ['-k'] }, 'f e d c b a'],
  ['two orders', { orderBy: ['-k', 'n'] }, 'e d c a b'],
  ['limit', { limit: 2 }, 'a b'],
  ['limit to last', { orderBy: ['n'], limitToLast: 2 }, 'c e'],
  ['start at', { orderBy: ['n'], startAt: [2.5] }, 'b c e'],
  ['start after', { orderBy: ['n'], startAfter: [2.5] }, 'c e'],
  ['end at', { orderBy: ['n'], endAt: [2.5] }, 'd a b'],
  ['end before', { orderBy: ['n'], endBefore: [2.5] }, 'd a'],
  ['a window', { orderBy: ['k', NAME], startAfter: ['x', 'a'], endAt: ['z'], limit: 5 }, 'b c d'],
  [
    'names',
    {
      where: {
        and: [
          [NAME, '>=', 'b'],
          [NAME, '<', 'd'],
        ],
      },
    },
    'b c',
  ],
  ['a name among several', { where: [NAME, 'in', ['e', 'a', 'nope']] }, 'a e'],
  ['nothing', { where: ['k', '==', 'nope'] }, ''],
];
