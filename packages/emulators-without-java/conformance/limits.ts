import { Client, errorMessage } from './client.ts';
import type { Address } from './client.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'hidane/limits.json';

/** A document that a case names in words: its path, and its fields in REST form. */
interface Sample {
  readonly path: string;
  readonly fields: object;
}

const VALUE_LIMIT = 1_048_487;
const NAME_LIMIT = 1500;

const string = (bytes: number, unit = 'x'): object => ({ stringValue: unit.repeat(bytes) });
const map = (fields: object): object => ({ mapValue: { fields } });
const array = (...values: readonly object[]): object => ({ arrayValue: { values } });
const int = { integerValue: '1' };
const long = string(VALUE_LIMIT + 1);
const longName = { ['n'.repeat(NAME_LIMIT + 1)]: int };

/** A name that reaches the limit, or goes beyond it by `extra`, with the dotted path before it. */
const nameAfter = (path: string, extra: number): object => ({
  ['k'.repeat(NAME_LIMIT - path.length + extra)]: int,
});

/** Maps in maps, or every other one an array, around an integer; an odd number of levels begins with an array. */
function nest(levels: number, alternating: boolean): object {
  let value: object = int;
  for (let level = 1; level <= levels; level++) {
    value = alternating && level % 2 === 1 ? array(value) : map({ f: value });
  }
  return value;
}

const fields = (sample: object): Sample[] => [{ path: 'c/x', fields: sample }];
const at = (path: string, sample: object = { a: int }): Sample[] => [{ path, fields: sample }];

/** The server measures a name in an array with `array` in the place of the field that holds the array. */
const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  'string s of 1048487 bytes': fields({ s: string(VALUE_LIMIT) }),
  'string s of 1048488 bytes': fields({ s: long }),
  'bytes b of 1048488': fields({
    b: { bytesValue: Buffer.alloc(VALUE_LIMIT + 1).toString('base64') },
  }),
  '349495 x U+20AC (1048485 bytes UTF-8)': fields({ s: string(349_495, '€') }),
  '349496 x U+20AC': fields({ s: string(349_496, '€') }),
  'a:[1048488-byte string]': fields({ a: array(long) }),
  'm:{s:1048488-byte string}': fields({ m: map({ s: long }) }),
  'm:{s:1048487-byte string}': fields({ m: map({ s: string(VALUE_LIMIT) }) }),
  'a:[{s:long}]': fields({ a: array(map({ s: long })) }),
  'm:{a:[long]}': fields({ m: map({ a: array(long) }) }),
  'top-level field name of 1500 bytes': fields(nameAfter('', 0)),
  'field name of 1501 bytes': fields(longName),
  'nested name under m whose dotted path is 1500 bytes': fields({ m: map(nameAfter('m.', 0)) }),
  '... 1501 bytes': fields({ m: map(nameAfter('m.', 1)) }),
  'm.n.<k> 1500': fields({ m: map({ n: map(nameAfter('m.n.', 0)) }) }),
  'm.n.<k> 1501': fields({ m: map({ n: map(nameAfter('m.n.', 1)) }) }),
  'long:[{<k>}] 1500': fields({ long: array(map(nameAfter('array.', 0))) }),
  'long:[{<k>}] 1501': fields({ long: array(map(nameAfter('array.', 1))) }),
  'm:{a:[{<k>}]} 1500': fields({ m: map({ a: array(map(nameAfter('m.array.', 0))) }) }),
  'm:{a:[{<k>}]} 1501': fields({ m: map({ a: array(map(nameAfter('m.array.', 1))) }) }),
  '20 levels of maps in f': fields({ f: nest(20, false) }),
  '21 levels of maps in f': fields({ f: nest(21, false) }),
  '20 levels, maps and arrays alternating': fields({ f: nest(20, true) }),
  '21 alternating': fields({ f: nest(21, true) }),
  '22 alternating': fields({ f: nest(22, true) }),
  'collection id 1500 bytes': at(`${'c'.repeat(NAME_LIMIT)}/x`),
  'collection id 1501': at(`${'c'.repeat(NAME_LIMIT + 1)}/x`),
  'document id 1500': at(`c/${'d'.repeat(NAME_LIMIT)}`),
  'document id 1501': at(`c/${'d'.repeat(NAME_LIMIT + 1)}`),
  'subcollection id 1501': at(`c/x/${'s'.repeat(NAME_LIMIT + 1)}/y`),
  'long name AND long value': fields({ ['n'.repeat(NAME_LIMIT + 1)]: long }),
  'long id AND long name': at(`c/${'d'.repeat(NAME_LIMIT + 1)}`, longName),
  'm:{__x__: long string}': fields({ m: map({ __x__: long }) }),
  'two 500000-byte strings': fields({ a: string(500_000), b: string(500_000) }),
  'two 600000-byte strings (also inside a map or array)': [
    { a: string(600_000), b: string(600_000) },
    { m: map({ a: string(600_000), b: string(600_000) }) },
    { a: array(string(600_000), string(600_000)) },
  ].flatMap(fields),
};

export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-limits');
  await client.clear();
  for (const item of list(recording['cases']).map(record)) {
    const name = text(item['name']);
    const samples = SAMPLES[name];
    if (!samples) cases.check(name, 'no sample', 'a sample');
    for (const { path, fields: sample } of samples ?? []) {
      const update = { name: `${client.documents}/${path}`, fields: sample };
      const answer = await client.commit([{ update }], 'admin');
      cases.check(
        name,
        [answer.status, errorMessage(answer) ?? ''],
        [item['status'], item['message']],
      );
    }
  }
  await client.clear();
  return cases.result();
}
