import { describe, expect, it } from 'vitest';
import type { WireQuery } from '../model/wire.ts';
import { valueToWire } from '../model/wireValue.ts';
import type { Value } from '../model/value.ts';
import { from, map, storeWith, vector, where } from './testing/fixtures.ts';
import { parseQuery, runQuery } from './index.ts';

const store = storeWith({
  'v/z': { v: vector(1, 0), k: 1n },
  'v/y': { v: vector(0, 1), k: 2n },
  'v/x': { v: vector(2, 2), k: 1n },
  'v/w': { v: vector(1, 0, 0) },
  'v/u': { v: vector(0, 0) },
  'v/t': { v: [1, 1] },
  'v/s': { v: 5n },
  'v/r': { v: vector(-1, -1) },
  'v/q': { k: 3n },
});

type Nearest = NonNullable<WireQuery['findNearest']>;

function nearest(options: Nearest, rest: WireQuery = {}, target: Value = vector(1, 1)): WireQuery {
  return from('v', {
    ...rest,
    findNearest: {
      vectorField: { fieldPath: 'v' },
      queryVector: valueToWire(target),
      distanceMeasure: 'EUCLIDEAN',
      limit: { value: 10 },
      ...options,
    },
  });
}

function search(
  options: Nearest,
  rest: WireQuery = {},
  target?: Value,
): [string, Value | undefined][] {
  return runQuery(store, parseQuery('', nearest(options, rest, target))).map(({ path, fields }) => [
    path.slice(2),
    fields.get('d'),
  ]);
}

describe('the nearest vectors', () => {
  it.each<[Nearest['distanceMeasure'], [string, number][]]>([
    [
      'EUCLIDEAN',
      [
        ['y', 1],
        ['z', 1],
        ['u', Math.SQRT2],
        ['x', Math.SQRT2],
        ['r', Math.sqrt(8)],
      ],
    ],
    [
      'COSINE',
      [
        ['x', 0],
        ['y', 0.29289321881345254],
        ['z', 0.29289321881345254],
        ['r', 2],
        ['u', Number.NaN],
      ],
    ],
    [
      'DOT_PRODUCT',
      [
        ['x', 4],
        ['y', 1],
        ['z', 1],
        ['u', 0],
        ['r', -2],
      ],
    ],
  ])('by %s come first, equal ones by name', (distanceMeasure, expected) => {
    expect(search({ distanceMeasure, distanceResultField: 'd' })).toEqual(expected);
  });

  it('can be bounded and filtered', () => {
    const found = (options: Nearest, rest?: WireQuery) => search(options, rest).map(([id]) => id);
    expect(found({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: { value: 1.5 } })).toEqual([
      'x',
    ]);
    expect(found({ distanceMeasure: 'COSINE', distanceThreshold: { value: 0.1 } })).toEqual(['x']);
    expect(found({ distanceThreshold: { value: 0 } })).toEqual([]);
    expect(found({ distanceThreshold: { value: 1 } })).toEqual(['y', 'z']);
    expect(found({ limit: { value: 1 } })).toEqual(['y']);
    expect(found({}, { where: where('k', 'EQUAL', 1n) })).toEqual(['z', 'x']);
    expect(search({}, {}, vector(1, 0, 0)).map(([id]) => id)).toEqual(['w']);
    expect(search({}, {}, vector(Number.NaN, 1)).map(([id]) => id)).toEqual([
      'r',
      'u',
      'x',
      'y',
      'z',
    ]);
  });

  it.each<[string, WireQuery]>([
    [
      'FindNearest.limit must be a positive integer of no more than 1000',
      nearest({ limit: { value: 1001 } }),
    ],
    ['FindNearest.limit must be a positive integer of no more than 1000', nearest({ limit: null })],
    ['Query Value must be of type vector.', nearest({}, {}, [1, 1])],
    ['Cannot have a zero length vector.', nearest({}, {}, vector())],
    [
      "Vector must only contain values of type 'double'",
      nearest({}, {}, map({ __type__: '__vector__', value: [1n] })),
    ],
    ["Vector map is missing key 'value'.", nearest({}, {}, map({ __type__: '__vector__' }))],
    ['Unknown Distance Measure.', nearest({ distanceMeasure: null })],
    [
      'The distanceResultField.property.name "__x__" is reserved.',
      nearest({ distanceResultField: '__x__' }),
    ],
    ['A query limit cannot be used with FindNearest', nearest({}, { limit: { value: 1 } })],
    ['A query offset cannot be used with FindNearest', nearest({}, { offset: 1 })],
    ['Invalid empty property path string.', nearest({ vectorField: null })],
  ])('refuses with: %s', (message, query) => {
    expect(() => parseQuery('', query)).toThrow(message);
  });
});
