/** Filters of structured queries. */
import { find, refused, where } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { double, ref } from './helpers/values.ts';

const VALUES = {
  'c/int': { v: 1 },
  'c/double': { v: double(1) },
  'c/more': { v: 2.5 },
  'c/text': { v: 'one' },
  'c/null': { v: null },
  'c/nan': { v: double('NaN') },
  'c/list': { v: [1, 'x'] },
  'c/map': { v: { a: 1 }, w: 1 },
  'c/none': { w: 2 },
};

const ARRAYS = {
  'c/a': { tags: ['red', 'blue'], n: 1 },
  'c/b': { tags: ['blue'], n: 2 },
  'c/c': { tags: [double(1), { k: 'v' }], n: 3 },
  'c/d': { tags: 'red', n: 4 },
  'c/e': { tags: [['red']].flat(), n: 5 },
};

const RANGES = {
  'c/a': { x: 1, y: 9, deep: { x: 5 }, 'odd.name': 1 },
  'c/b': { x: 2, y: 8, deep: { x: 6 } },
  'c/c': { x: 3, y: 7 },
  'c/d': { x: 4 },
};

export const cases: readonly Case[] = [
  ...table({ given: VALUES }, [
    ['equal numbers are found whatever their type', find(where('v', '==', 1)), ['double', 'int']],
    ['a string equals itself only', find(where('v', '==', 'one')), ['text']],
    ['an array equals the whole array', find(where('v', '==', [1, 'x'])), ['list']],
    ['a part of an array does not equal it', find(where('v', '==', [1])), []],
    ['a map equals the whole map', find(where('v', '==', { a: 1 })), ['map']],
    [
      'a range finds values of its own type only',
      find(where('v', '>', 0)),
      ['double', 'int', 'more'],
    ],
    ['a range leaves NaN out', find(where('v', '<=', 1)), ['double', 'int']],
    ['a range of strings leaves numbers out', find(where('v', '>=', '')), ['text']],
    ['null is found by its own filter', find(where('v', 'is null')), ['null']],
    ['NaN is found by its own filter', find(where('v', 'is NaN')), ['nan']],
    [
      'what is not null needs the field',
      find(where('v', 'is not null')),
      ['nan', 'double', 'int', 'more', 'text', 'list', 'map'],
    ],
    [
      'what is not NaN is not null either',
      find(where('v', 'is not NaN')),
      ['double', 'int', 'more', 'text', 'list', 'map'],
    ],
    [
      'unequal leaves out null and what lacks the field',
      find(where('v', '!=', 1)),
      ['nan', 'more', 'text', 'list', 'map'],
    ],
    ['one of several values', find(where('v', 'in', ['one', 2.5, 7])), ['more', 'text']],
    [
      'none of several values leaves out null and what lacks the field',
      find(where('v', 'not in', [1, 'one'])),
      ['nan', 'more', 'list', 'map'],
    ],
    ['nothing is outside of a list with null', find(where('v', 'not in', [null, 1])), []],
    ['null in a list finds nothing by itself', find(where('v', 'in', [null, 2.5])), ['more']],
  ]),
  ...table({ given: ARRAYS }, [
    ['an array contains a value', find(where('tags', 'contains', 'red')), ['a', 'e']],
    [
      'an array contains an equal number of the other type',
      find(where('tags', 'contains', 1)),
      ['c'],
    ],
    ['an array contains a whole map', find(where('tags', 'contains', { k: 'v' })), ['c']],
    [
      'each document is found once, though it contains several of the values',
      find(where('tags', 'contains any', ['red', 'blue'])),
      ['a', 'b', 'e'],
    ],
    [
      'one array filter goes with a range on another field',
      find({
        where: {
          and: [
            ['tags', 'contains', 'blue'],
            ['n', '>', 1],
          ],
        },
      }),
      ['b'],
    ],
    [
      'two array filters in one conjunction are refused',
      find({
        where: {
          and: [
            ['tags', 'contains', 'red'],
            ['tags', 'contains', 'blue'],
          ],
        },
      }),
      refused('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query'),
    ],
    [
      'two array filters in an OR are fine',
      find({
        where: {
          or: [
            ['tags', 'contains', 'red'],
            ['tags', 'contains', 'blue'],
          ],
        },
      }),
      ['a', 'b', 'e'],
    ],
  ]),
  ...table({ given: RANGES }, [
    [
      'AND needs both',
      find({
        where: {
          and: [
            ['x', '>', 1],
            ['x', '<', 4],
          ],
        },
      }),
      ['b', 'c'],
    ],
    [
      'OR needs one',
      find({
        where: {
          or: [
            ['x', '==', 1],
            ['y', '==', 7],
          ],
        },
      }),
      ['a', 'c'],
    ],
    [
      'OR inside of AND',
      find({
        where: {
          and: [
            ['x', '<', 4],
            {
              or: [
                ['y', '==', 9],
                ['y', '==', 8],
              ],
            },
          ],
        },
      }),
      ['a', 'b'],
    ],
    [
      'ranges over two fields',
      find({
        where: {
          and: [
            ['x', '>', 1],
            ['y', '>', 7],
          ],
        },
      }),
      ['b'],
    ],
    ['a field inside of a map', find(where('deep.x', '>', 5)), ['b']],
    ['a field with a dot in its name', find(where('`odd.name`', '==', 1)), ['a']],
    ['names are compared as documents', find(where('__name__', '>', ref('c/b'))), ['c', 'd']],
    ['one of several names', find(where('__name__', 'in', [ref('c/d'), ref('c/a')])), ['a', 'd']],
    [
      'a name is not compared with a string',
      find(where('__name__', '==', 'a')),
      refused('INVALID_ARGUMENT', '__key__ filter value must be a Key'),
    ],
    [
      'one name does not go with a range over another field',
      find({
        where: {
          and: [
            ['__name__', '==', ref('c/a')],
            ['x', '>', 0],
          ],
        },
      }),
      refused(
        'INVALID_ARGUMENT',
        'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
      ),
    ],
    [
      'one name goes with that range if there is a range of names',
      find({
        where: {
          and: [
            ['__name__', '==', ref('c/a')],
            ['__name__', '>=', ref('c/a')],
            ['x', '>', 0],
          ],
        },
      }),
      ['a'],
    ],
  ]),
];
