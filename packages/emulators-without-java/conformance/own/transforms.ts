/** Changes that are computed from what is stored. */
import {
  commit,
  eachOf,
  get,
  increment,
  maximum,
  minimum,
  refused,
  serverTime,
  set,
  stored,
  transformed,
  union,
  without,
} from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { double, int, plain, time } from './helpers/values.ts';
import { list, record, text } from './helpers/world.ts';
import type { Send } from './helpers/world.ts';

const MAX = int('9223372036854775807');
const MIN = int('-9223372036854775808');

/** What the write answers, and what the document has afterwards. */
const change = (...transforms: readonly object[]): Send =>
  eachOf(transformed(set('c/a', {}, { mask: [], transforms })), get('c/a'));
/** One transform of the field `v`, which has this value before. */
const of = (
  name: string,
  before: unknown,
  transform: object,
  result: unknown,
  after: unknown = result,
): Case[] =>
  table({ given: { 'c/a': { v: before } } }, [[name, change(transform), [[result], { v: after }]]]);

const serverTimes: Send = async (world) => {
  const before = Date.now();
  const answers = await eachOf(
    transformed(
      set('c/a', {}, { transforms: [serverTime('at'), serverTime('m.at')] }),
      set('c/b', {}, { transforms: [serverTime('at')] }),
    ),
    get('c/a'),
    get('c/b'),
  )(world);
  const [results, a, b] = list(answers);
  const at = plain(list(results)[0]);
  const written = text(record(at)['timestampValue']);
  const same = [list(results)[1], record(a)['at'], record(record(a)['m'])['at'], record(b)['at']];
  return {
    everywhereTheSame: same.every((one) => JSON.stringify(one) === JSON.stringify(at)),
    inMilliseconds: /:\d\d(\.\d{3})?Z$/.test(written),
    isNow: Date.parse(written) >= before && Date.parse(written) <= Date.now(),
  };
};

export const cases: readonly Case[] = [
  ...of('an integer grows', 1, increment('v', 2), 3),
  ...of('an integer shrinks', 1, increment('v', -3), -2),
  ...of('an integer and a double make a double', 1, increment('v', 0.5), 1.5),
  ...of('a double and an integer make a double', double(1), increment('v', 1), double(2)),
  ...of('an integer stops at the largest', MAX, increment('v', 1), MAX),
  ...of('an integer stops at the smallest', MIN, increment('v', -1), MIN),
  ...of('the largest integer as an increment', 1, increment('v', MAX), MAX),
  ...of('what is no number is replaced by the increment', 'text', increment('v', 5), 5),
  ...of('null is replaced by the increment', null, increment('v', 5), 5),
  ...of('a larger number wins', 1, maximum('v', 2), 2),
  ...of('a smaller number does not', 3, maximum('v', 2), 3),
  ...of('of equal numbers, the stored type stays', 1, maximum('v', double(1)), 1),
  ...of('a smaller number wins a minimum', 3, minimum('v', 2.5), 2.5),
  ...of('a larger one does not', double(1), minimum('v', 2), double(1)),
  ...of('what is no number is replaced by the maximum', 'z', maximum('v', -1), -1),
  ...of('a maximum with NaN is NaN', 1, maximum('v', double('NaN')), double('NaN')),
  ...of('a union adds what is missing', [1, 'a'], union('v', 'b', 1), null, [1, 'a', 'b']),
  ...of('a union adds equal elements once', [], union('v', 'a', 'a'), null, ['a']),
  ...of(
    'a union takes equal numbers of both types for one',
    [1],
    union('v', double(1), 2),
    null,
    [1, 2],
  ),
  ...of('a union takes NaN for NaN', [double('NaN')], union('v', double('NaN')), null, [
    double('NaN'),
  ]),
  ...of('a union compares maps as a whole', [{ a: 1 }], union('v', { a: 1 }, { a: 2 }), null, [
    { a: 1 },
    { a: 2 },
  ]),
  ...of('a union replaces what is no array', 'text', union('v', 1), null, [1]),
  ...of('removing takes every equal element', [1, 2, double(1), 'a'], without('v', 1), null, [
    2,
    'a',
  ]),
  ...of('removing what is not there changes nothing', ['a'], without('v', 'b'), null, ['a']),
  ...of('removing from what is no array leaves an empty one', 7, without('v', 'b'), null, []),
  ...of('a transform goes into maps', { w: 1 }, increment('v.w', 1), 2, { w: 2 }),
  ...of('a transform through what is no map replaces it', 5, increment('v.w', 1), 1, { w: 1 }),
  ...table({}, [
    ['a missing document is made', change(increment('v', 1)), [[1], { v: 1 }]],
    [
      'transforms follow each other',
      change(increment('v', 1), increment('v', 2), union('w', 'x')),
      [[1, 3, null], { v: 3, w: ['x'] }],
    ],
    [
      'transforms come after the fields',
      eachOf(transformed(set('c/a', { v: 10 }, { transforms: [increment('v', 1)] })), get('c/a')),
      [[11], { v: 11 }],
    ],
    [
      'the time of the server is one for the whole commit, in milliseconds',
      serverTimes,
      { everywhereTheSame: true, inMilliseconds: true, isNow: true },
    ],
    [
      'text does not increment',
      commit(set('c/a', {}, { transforms: [increment('v', 'x')] })),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'an array is not added to an array',
      commit(set('c/a', {}, { transforms: [union('v', ['x'])] })),
      refused('INVALID_ARGUMENT', 'Nested arrays are not allowed'),
    ],
    [
      'a transform needs to say what it does',
      commit(set('c/a', {}, { transforms: [{ fieldPath: 'v' }] })),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'the name of a document is not transformed',
      commit(set('c/a', {}, { transforms: [increment('__name__', 1)] })),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'a transform may come without other fields, in the older form',
      stored('c/a', {
        transform: {
          document: 'projects/{project}/databases/(default)/documents/c/a',
          fieldTransforms: [increment('v', 4)],
        },
      }),
      { v: 4 },
    ],
    [
      'a time is no number to compare with',
      commit(set('c/a', {}, { transforms: [maximum('v', time('2024-01-01T00:00:00Z'))] })),
      refused('INVALID_ARGUMENT'),
    ],
  ]),
];
