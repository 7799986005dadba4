/** How values compare: the order of types, and of the values of one type. */
import { find } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { bytes, double, geo, int, ref, time, vector } from './helpers/values.ts';

/** Documents whose ids run against the order that their values should bring about. */
const inOrder = (...values: readonly unknown[]): Record<string, { v: unknown }> =>
  Object.fromEntries(values.map((v, index) => [`c/${values.length - index}`, { v }]));
const ordered = find({ orderBy: ['v'] });

/** The values must come in the order in which the row names them. */
const row = (name: string, ...values: readonly unknown[]): Case[] =>
  table({ given: inOrder(...values) }, [
    [name, ordered, values.map((_, index) => String(values.length - index))],
    [
      `${name}, backwards`,
      find({ orderBy: ['v desc'] }),
      values.map((_, index) => String(index + 1)),
    ],
  ]);

export const cases: readonly Case[] = [
  ...row('null comes before every boolean', null, false, true),
  ...row(
    'booleans come before NaN, and NaN before every number',
    true,
    double('NaN'),
    double('-Infinity'),
  ),
  ...row('numbers come before times', double('Infinity'), time('0001-01-01T00:00:00Z')),
  ...row('times come before strings', time('9999-12-31T23:59:59Z'), ''),
  ...row('strings come before bytes', '\u{10ffff}', bytes('')),
  ...row('bytes come before references', bytes('~'), ref('a/a')),
  ...row('references come before places', ref('z/z'), geo(-90, -180)),
  ...row('places come before arrays', geo(90, 180), []),
  ...row('arrays come before vectors', ['z'], vector(0.5)),
  ...row('vectors come before maps', vector(9.5, 9.5), {}),
  ...row('integers and doubles are compared by their number', 1, 1.5, 2, double(3), 4),
  ...row(
    'large integers are compared exactly with doubles',
    int('9007199254740992'),
    int('9007199254740993'),
    double(9_007_199_254_740_996),
  ),
  ...row(
    'the ends of the 64-bit integers are in their place',
    int('-9223372036854775808'),
    -1,
    0,
    int('9223372036854775807'),
  ),
  ...row(
    'times are compared to the microsecond',
    time('2024-01-01T00:00:00.000001Z'),
    time('2024-01-01T00:00:00.000002Z'),
  ),
  ...row(
    'strings are compared by their UTF-8 bytes, not by UTF-16 units',
    'z',
    'é',
    '\uff61',
    '\u{1f600}',
  ),
  ...row('a string comes before what it is the beginning of', 'a', 'a\u0000', 'aa', 'b'),
  ...row('upper case comes before lower case', 'B', 'a'),
  ...row('bytes are compared as unsigned', bytes('a'), bytes('b'), { bytesValue: '/w==' }),
  ...row('places are compared by latitude, then by longitude', geo(-1, 5), geo(1, -5), geo(1, 5)),
  ...row('arrays are compared element by element, then by length', [], [1], [1, 1], [1, 2], [2]),
  ...row(
    'vectors are compared by length, then by value',
    vector(9.5),
    vector(1.5, 2.5),
    vector(1.5, 3.5),
  ),
  ...row(
    'maps are compared by key, then by value, then by size',
    {},
    { a: 1 },
    { a: 1, b: 0 },
    { a: 2 },
    { b: 0 },
  ),
  ...row(
    'references are compared by the parts of their path',
    ref('a/b'),
    ref('a/b/c/d'),
    ref('a/c'),
    ref('a0/a'),
  ),
  ...table(
    {
      given: {
        'c/a': { v: 1 },
        'c/b': { v: double(1) },
        'c/c': { v: double('-0') },
        'c/d': { v: 0 },
      },
    },
    [
      ['equal numbers of both types stand together, by name', ordered, ['c', 'd', 'a', 'b']],
      ['minus zero equals zero', find({ where: ['v', '==', 0] }), ['c', 'd']],
    ],
  ),
  ...table(
    {
      given: {
        'c/__id10__': {},
        'c/__id9__': {},
        'c/__id-1__': {},
        'c/10': {},
        'c/9': {},
        'c/A': {},
        'c/a': {},
      },
    },
    [
      [
        'numeric ids come first and by their number, all others by their bytes',
        find(),
        ['__id-1__', '__id9__', '__id10__', '10', '9', 'A', 'a'],
      ],
    ],
  ),
];
