/** Counts, sums and averages. */
import { aggregate, refused } from './helpers/requests.ts';
import type { Asked } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { double, int } from './helpers/values.ts';

const count = (alias = 'count', upTo?: number): object => ({
  alias,
  count: upTo === undefined ? {} : { upTo },
});
const sum = (fieldPath: string, alias = 'sum'): object => ({
  alias,
  sum: { field: { fieldPath } },
});
const avg = (fieldPath: string, alias = 'avg'): object => ({
  alias,
  avg: { field: { fieldPath } },
});
const of = (...aggregations: readonly object[]) => aggregate(aggregations);
const among = (asked: Asked, ...aggregations: readonly object[]) => aggregate(aggregations, asked);

const MAX = int('9223372036854775807');
const MIN = int('-9223372036854775808');

export const cases: readonly Case[] = [
  ...table(
    {
      given: {
        'c/a': { n: 1, price: 2.5, deep: { x: 4 } },
        'c/b': { n: 2, price: 1.5 },
        'c/d': { n: 3 },
        'c/e': { n: 'four', price: null },
        'c/f': {},
        'c/a/c/g': { n: 40 },
      },
    },
    [
      ['a count of everything', of(count()), { count: 5 }],
      ['a count has the name that it is given', of(count('how_many')), { how_many: 5 }],
      ['a count without a name is called field_1', of({ count: {} }), { field_1: 5 }],
      ['a count up to a bound', of(count('count', 2)), { count: 2 }],
      ['a count up to a bound that is not reached', of(count('count', 100)), { count: 5 }],
      ['a count follows the filter', among({ where: ['n', '>=', 2] }, count()), { count: 2 }],
      ['a count follows the limit', among({ limit: 3 }, count()), { count: 3 }],
      ['a count follows the offset', among({ offset: 4 }, count()), { count: 1 }],
      ['a count over a collection group', among({ from: '**/c' }, count()), { count: 6 }],
      ['a count of nothing is zero', among({ from: 'empty' }, count()), { count: 0 }],
      ['a sum of integers is an integer', of(sum('n')), { sum: 6 }],
      ['a sum with doubles is a double', of(sum('price')), { sum: double(4) }],
      ['a sum of nothing is zero', among({ from: 'empty' }, sum('n')), { sum: 0 }],
      ['a sum over a field inside of a map', of(sum('deep.x')), { sum: 4 }],
      ['an average is a double', of(avg('n')), { avg: double(2) }],
      ['an average leaves out what is no number', of(avg('price')), { avg: double(2) }],
      ['an average of nothing is null', among({ from: 'empty' }, avg('n')), { avg: null }],
      [
        'a count leaves out what another aggregation lacks',
        of(count(), sum('price')),
        { count: 3, sum: double(4) },
      ],
      [
        'five aggregations at once',
        of(count('a'), count('b'), count('d'), sum('n'), avg('n')),
        { a: 4, b: 4, d: 4, sum: 6, avg: double(2) },
      ],
      [
        'six aggregations are too many',
        of(...['a', 'b', 'd', 'e', 'f', 'g'].map((alias) => count(alias))),
        refused(
          'INVALID_ARGUMENT',
          'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
        ),
      ],
      [
        'no aggregation at all is refused',
        of(),
        refused('INVALID_ARGUMENT', 'Aggregations can not be empty.'),
      ],
      [
        'two of one name are refused',
        of(count('a'), sum('n', 'a')),
        refused('INVALID_ARGUMENT', 'Aggregation aliases contain duplicate alias: a.'),
      ],
      ['a reserved name is refused', of(count('__a__')), refused('INVALID_ARGUMENT')],
      ['a negative bound is refused', of(count('count', -1)), refused('INVALID_ARGUMENT')],
      [
        'names are not added up',
        of(sum('__name__')),
        refused('INVALID_ARGUMENT', 'Aggregations are not supported for the property: __key__'),
      ],
    ],
  ),
  ...table({ given: { 'c/a': { n: MAX }, 'c/b': { n: 1 } } }, [
    ['a sum beyond 64 bits is a double', of(sum('n')), { sum: double(2 ** 63) }],
  ]),
  ...table({ given: { 'c/a': { n: MIN }, 'c/b': { n: -1 } } }, [
    ['a sum below 64 bits is a double', of(sum('n')), { sum: double(-(2 ** 63)) }],
  ]),
  ...table({ given: { 'c/a': { n: MIN }, 'c/b': { n: 0 } } }, [
    ['the smallest 64-bit integer is still one', of(sum('n')), { sum: MIN }],
  ]),
  ...table(
    { given: { 'c/a': { n: MAX }, 'c/b': { n: MAX }, 'c/d': { n: MIN }, 'c/e': { n: MIN } } },
    [['a sum that is too large only on the way stays an integer', of(sum('n')), { sum: -2 }]],
  ),
  ...table({ given: { 'c/a': { n: double('NaN') }, 'c/b': { n: 1 } } }, [
    ['a sum with NaN is NaN', of(sum('n')), { sum: double('NaN') }],
    ['an average with NaN is NaN', of(avg('n')), { avg: double('NaN') }],
  ]),
];
