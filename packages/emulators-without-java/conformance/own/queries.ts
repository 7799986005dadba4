/** Order, cursors, limits, projections and scope of structured queries. */
import { find, findFields, refused, rest, ROOT } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { ref } from './helpers/values.ts';

const ITEMS = {
  'c/a': { n: 3, m: 1, deep: { x: 1, y: 2 } },
  'c/b': { n: 1, m: 2 },
  'c/d': { n: 2, m: 2 },
  'c/e': { m: 3 },
};

const TREE = {
  'c/a': { n: 1 },
  'c/a/c/b': { n: 2 },
  'c/a/d/b/c/a': { n: 3 },
  'x/y/c/z': { n: 4 },
  'x/y/other/z': { n: 5 },
};

export const cases: readonly Case[] = [
  ...table({ given: ITEMS }, [
    ['without an order, documents come by name', find(), ['a', 'b', 'd', 'e']],
    ['an order leaves out what lacks the field', find({ orderBy: ['n'] }), ['b', 'd', 'a']],
    ['the other way round', find({ orderBy: ['n desc'] }), ['a', 'd', 'b']],
    ['equal values come by name', find({ orderBy: ['m'] }), ['a', 'b', 'd', 'e']],
    [
      'equal values come by name in the last direction',
      find({ orderBy: ['m desc'] }),
      ['e', 'd', 'b', 'a'],
    ],
    [
      'a second order decides between equal values',
      find({ orderBy: ['m desc', 'n'] }),
      ['b', 'd', 'a'],
    ],
    ['a range orders by its field', find({ where: ['n', '>', 0] }), ['b', 'd', 'a']],
    [
      'a range takes the last direction for its field',
      find({ where: ['n', '>', 0], orderBy: ['m desc'] }),
      ['d', 'b', 'a'],
    ],
    [
      'two orders by one field are refused',
      find({ orderBy: ['n', 'n desc'] }),
      refused('INVALID_ARGUMENT', 'order by clause cannot contain duplicate fields n'),
    ],
    [
      'nothing follows an order by name',
      find({ orderBy: ['__name__', 'n'] }),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'names alone do not come backwards',
      find({ orderBy: ['__name__ desc'] }),
      refused('FAILED_PRECONDITION'),
    ],
    [
      'names come backwards after a field',
      find({ orderBy: ['m', '__name__ desc'] }),
      ['a', 'd', 'b', 'e'],
    ],
    ['a limit', find({ limit: 2 }), ['a', 'b']],
    ['a limit of zero finds nothing', find({ limit: 0 }), []],
    [
      'a negative limit is refused',
      find({ limit: -1 }),
      refused('INVALID_ARGUMENT', 'limit is negative'),
    ],
    ['an offset leaves out the first', find({ offset: 3 }), ['e']],
    [
      'a negative offset is refused',
      find({ offset: -1 }),
      refused('INVALID_ARGUMENT', 'offset is negative'),
    ],
    ['a cursor starts at its value', find({ orderBy: ['n'], startAt: [2] }), ['d', 'a']],
    ['a cursor starts after its value', find({ orderBy: ['n'], startAfter: [2] }), ['a']],
    ['a cursor ends at its value', find({ orderBy: ['n'], endAt: [2] }), ['b', 'd']],
    ['a cursor ends before its value', find({ orderBy: ['n'], endBefore: [2] }), ['b']],
    ['a cursor of a part of the order', find({ orderBy: ['m', 'n'], startAfter: [1] }), ['b', 'd']],
    ['a cursor in falling order', find({ orderBy: ['n desc'], startAfter: [3] }), ['d', 'b']],
    [
      'a cursor on names',
      find({ orderBy: ['m', '__name__'], startAfter: [2, ref('c/b')] }),
      ['d', 'e'],
    ],
    [
      'a cursor on names takes a document only',
      find({ orderBy: ['__name__'], startAt: ['b'] }),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'a cursor has at most a value for each order',
      find({ orderBy: ['n'], startAt: [1, 2] }),
      refused('INVALID_ARGUMENT', 'Cursor has too many values.'),
    ],
    [
      'some fields only',
      findFields({ select: ['n', 'deep.y'], limit: 1 }),
      [{ n: 3, deep: { y: 2 } }],
    ],
    ['names only', findFields({ select: ['__name__'], limit: 1 }), [{}]],
    [
      'a missing field is left out',
      findFields({ select: ['n'], orderBy: ['m desc'], limit: 1 }),
      [{}],
    ],
    ['a deep field orders, too', find({ orderBy: ['deep.x'] }), ['a']],
    [
      'the last answer of a query says that it is the last',
      async (world) => {
        const answer = await rest('POST', `${ROOT}:runQuery`, {
          structuredQuery: { from: [{ collectionId: 'c' }] },
        })(world);
        return (answer as { done?: true }[]).map(({ done }) => done === true);
      },
      [false, false, false, true],
    ],
    [
      'a query without results still says when it was read',
      rest('POST', `${ROOT}:runQuery`, { structuredQuery: { from: [{ collectionId: 'empty' }] } }),
      [{ readTime: /^\d{4}-.*Z$/, done: true }],
    ],
  ]),
  ...table({ given: TREE }, [
    ['a collection has no part in the collections below', find(), ['a']],
    ['a collection below a document', find({ under: 'c/a' }), ['a/c/b']],
    [
      'a collection group has all depths, by path',
      find({ from: '**/c' }),
      ['a', 'a/c/b', 'a/d/b/c/a', 'x/y/c/z'],
    ],
    [
      'a collection group below a document',
      find({ from: '**/c', under: 'c/a' }),
      ['a/c/b', 'a/d/b/c/a'],
    ],
    [
      'a collection group is filtered',
      find({ from: '**/c', where: ['n', '>', 2] }),
      ['a/d/b/c/a', 'x/y/c/z'],
    ],
    [
      'every collection below a document',
      find({ from: '**/', under: 'x/y' }),
      ['x/y/c/z', 'x/y/other/z'],
    ],
    [
      'a filter over every collection is refused',
      find({ from: '', where: ['n', '>', 2] }),
      refused('INVALID_ARGUMENT', 'kind is required for filter: n'),
    ],
    [
      'an order over every collection is by name only',
      find({ from: '', orderBy: ['n'] }),
      refused('INVALID_ARGUMENT', 'kind is required for all orders except __key__ ascending'),
    ],
    [
      'a collection has a plain id',
      find({ from: 'c/d' }),
      refused('INVALID_ARGUMENT', 'Collection id "c/d" is invalid because it contains "/".'),
    ],
    [
      'a reserved collection id is refused',
      find({ from: '__c__' }),
      refused('INVALID_ARGUMENT', 'Collection id "__c__" is invalid because it is reserved.'),
    ],
    [
      'two collections at once are refused',
      find({ more: { from: [{ collectionId: 'c' }, { collectionId: 'd' }] } }),
      refused('INVALID_ARGUMENT'),
    ],
    ['a collection without documents is empty', find({ from: 'nobody' }), []],
  ]),
];
