/** How large, long and deep things may be: as large as that, and one more. */
import { commit, refused, set } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import type { Send } from './helpers/world.ts';

const VALUE = 1_048_487;
const NAME = 1500;

const invalid = (message?: string) => refused('INVALID_ARGUMENT', message);
const x = (length: number): string => 'x'.repeat(length);
const fields = (data: object): Send => commit(set('c/a', data));
const at = (path: string): Send => commit(set(path));
/** A value in so many maps, or maps and arrays in turn. */
const deep = (levels: number, alternating = false): unknown =>
  levels === 0
    ? 1
    : alternating && levels % 2 === 0
      ? [deep(levels - 1, true)]
      : { m: deep(levels - 1, alternating) };
const TOO_LONG = `The value of property "v" is longer than ${VALUE} bytes.`;

export const cases: readonly Case[] = table({}, [
  ['a string of 1,048,487 bytes', fields({ v: x(VALUE) }), 'done'],
  ['a string of one byte more', fields({ v: x(VALUE + 1) }), invalid(TOO_LONG)],
  ['bytes count, not letters', fields({ v: 'é'.repeat(VALUE / 2 + 1) }), invalid(TOO_LONG)],
  [
    'bytes of one more',
    fields({ v: { bytesValue: Buffer.alloc(VALUE + 1).toString('base64') } }),
    invalid(TOO_LONG),
  ],
  ['a long string in an array', fields({ list: [x(VALUE + 1)] }), invalid()],
  [
    'a long string in a map',
    fields({ m: { v: x(VALUE + 1) } }),
    invalid('Property m contains an invalid nested entity.'),
  ],
  [
    'two strings that make a document too large',
    fields({ v: x(600_000), w: x(600_000) }),
    invalid('maximum entity size is 1048576 bytes'),
  ],
  ['two strings that do not', fields({ v: x(500_000), w: x(500_000) }), 'done'],
  ['a field name of 1,500 bytes', fields({ [x(NAME)]: 1 }), 'done'],
  [
    'a field name of one more',
    fields({ [x(NAME + 1)]: 1 }),
    invalid('The property.name is longer than 1500 bytes.'),
  ],
  ['the path of a field counts as a whole', fields({ m: { [x(NAME - 1)]: 1 } }), invalid()],
  ['a path of 1,500 bytes', fields({ m: { [x(NAME - 2)]: 1 } }), 'done'],
  ['20 maps in each other', fields(deep(21) as object), 'done'],
  ['21 maps in each other', fields(deep(22) as object), invalid()],
  ['20 maps and arrays in each other', fields({ v: deep(20, true) }), 'done'],
  ['21 maps and arrays in each other', fields({ v: deep(21, true) }), invalid()],
  ['a document id of 1,500 bytes', at(`c/${x(NAME)}`), 'done'],
  [
    'a document id of one more',
    at(`c/${x(NAME + 1)}`),
    invalid('The key path element name is longer than 1500 bytes.'),
  ],
  ['an id is measured in bytes', at(`c/${'é'.repeat(NAME / 2 + 1)}`), invalid()],
  ['a collection id of 1,500 bytes', at(`${x(NAME)}/a`), 'done'],
  [
    'a collection id of one more',
    at(`${x(NAME + 1)}/a`),
    invalid('The key path element kind is longer than 1500 bytes.'),
  ],
  [
    'a transform makes no document too large',
    commit(
      set(
        'c/a',
        { v: x(600_000) },
        {
          transforms: [
            { fieldPath: 'w', appendMissingElements: { values: [{ stringValue: x(600_000) }] } },
          ],
        },
      ),
    ),
    invalid(),
  ],
  [
    '500 writes and more in one commit',
    commit(...Array.from({ length: 600 }, (_, n) => set(`c/${n}`))),
    'done',
  ],
]);
