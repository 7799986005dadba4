/** Searches for the nearest vectors. */
import { find, findFields, refused } from './helpers/requests.ts';
import type { Asked } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { double, vector, wire } from './helpers/values.ts';

const nearest = (options: object = {}, asked: Asked = {}): Asked => ({
  ...asked,
  more: {
    ...asked.more,
    findNearest: {
      vectorField: { fieldPath: 'at' },
      queryVector: vector(0, 0),
      distanceMeasure: 'EUCLIDEAN',
      limit: 10,
      ...options,
    },
  },
});
const to = (...numbers: readonly number[]) => ({ queryVector: vector(...numbers) });

const PLACES = {
  'c/near': { at: vector(1, 0), kind: 'x' },
  'c/middle': { at: vector(3, 4), kind: 'y' },
  'c/far': { at: vector(0, 10), kind: 'x' },
  'c/deep': { at: vector(1, 2, 3) },
  'c/list': { at: [1, 0] },
  'c/none': {},
};

export const cases: readonly Case[] = table({ given: PLACES }, [
  [
    'the nearest come first; vectors of another length and other values do not come',
    find(nearest()),
    ['near', 'middle', 'far'],
  ],
  ['only as many as asked for', find(nearest({ limit: 2 })), ['near', 'middle']],
  [
    'only what passes the filter',
    find(nearest({}, { where: ['kind', '==', 'x'] })),
    ['near', 'far'],
  ],
  [
    'by cosine, what points in the same direction',
    find(nearest({ distanceMeasure: 'COSINE', ...to(0, 1), limit: 2 })),
    ['far', 'middle'],
  ],
  [
    'by dot product, the largest first',
    find(nearest({ distanceMeasure: 'DOT_PRODUCT', ...to(1, 0) })),
    ['middle', 'near', 'far'],
  ],
  [
    'what is farther than the threshold does not come',
    find(nearest({ distanceThreshold: 5 })),
    ['near', 'middle'],
  ],
  [
    'of dot products, what is smaller does not come',
    find(nearest({ distanceMeasure: 'DOT_PRODUCT', ...to(1, 0), distanceThreshold: 1 })),
    ['middle', 'near'],
  ],
  [
    'the distance is told in a field of its own',
    findFields({
      ...nearest({ distanceResultField: 'distance', limit: 2 }),
      select: ['kind', 'distance'],
    }),
    [
      { kind: 'x', distance: double(1) },
      { kind: 'y', distance: double(5) },
    ],
  ],
  [
    'a limit is needed',
    find(nearest({ limit: undefined })),
    refused(
      'INVALID_ARGUMENT',
      'FindNearest.limit must be a positive integer of no more than 1000',
    ),
  ],
  ['1,000 results are the most', find(nearest({ limit: 1000 })), ['near', 'middle', 'far']],
  ['1,001 results are too many', find(nearest({ limit: 1001 })), refused('INVALID_ARGUMENT')],
  [
    'the way to measure must be named',
    find(nearest({ distanceMeasure: undefined })),
    refused('INVALID_ARGUMENT', 'Unknown Distance Measure.'),
  ],
  [
    'an array is no vector to look for',
    find(nearest({ queryVector: wire([0.5, 0.5]) })),
    refused('INVALID_ARGUMENT', 'Query Value must be of type vector.'),
  ],
  [
    'a vector has at least one number',
    find(nearest(to())),
    refused('INVALID_ARGUMENT', 'Cannot have a zero length vector.'),
  ],
  [
    "the query's own limit does not go with it",
    find(nearest({}, { limit: 1 })),
    refused('INVALID_ARGUMENT'),
  ],
  [
    'a cursor does not go with it',
    find(nearest({}, { orderBy: ['kind'], startAt: ['x'] })),
    refused('INVALID_ARGUMENT'),
  ],
  [
    'the distance goes into no reserved field',
    find(nearest({ distanceResultField: '__d__' })),
    refused('INVALID_ARGUMENT'),
  ],
]);
