/** Listeners over gRPC: what a target first gets, what changes bring, and how it goes on after a break. */
import { commit, remove, set } from './helpers/requests.ts';
import {
  documentsTarget,
  listen,
  queryTarget,
  resume,
  hearsNothing,
  hears,
  unwatch,
  watch,
} from './helpers/streams.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';

const ALL = queryTarget({});
const SMALL = queryTarget({ where: ['n', '<', 5] });
const FIRST_TWO = queryTarget({ orderBy: ['n'], more: { limit: { value: 2 } } });
const ONE = documentsTarget('c/a');
const FIRST = ['ADD 1', 'c/a {"n":1} to 1', 'c/b {"n":2} to 1', 'CURRENT 1', 'consistent'];

export const cases: readonly Case[] = [
  ...table({ given: { 'c/a': { n: 1 }, 'c/b': { n: 2 } } }, [
    ['a query first gets its results', listen(watch(1, ALL)), [FIRST]],
    [
      'a document first comes as it is',
      listen(watch(1, ONE)),
      [['ADD 1', 'c/a {"n":1} to 1', 'CURRENT 1', 'consistent']],
    ],
    [
      'a missing document is told as deleted',
      listen(watch(1, documentsTarget('c/none'))),
      [['ADD 1', 'deleted c/none from 1', 'CURRENT 1', 'consistent']],
    ],
    [
      'a query without results is consistent at once',
      listen(watch(1, queryTarget({ from: 'none' }))),
      [['ADD 1', 'CURRENT 1', 'consistent']],
    ],
    [
      'a new result',
      listen(watch(1, ALL), hears(commit(set('c/d', { n: 3 })))),
      [FIRST, ['c/d {"n":3} to 1', 'consistent']],
    ],
    [
      'a changed result',
      listen(watch(1, ALL), hears(commit(set('c/a', { n: 9 })))),
      [FIRST, ['c/a {"n":9} to 1', 'consistent']],
    ],
    [
      'a deleted result',
      listen(watch(1, ALL), hears(commit(remove('c/a')))),
      [FIRST, ['deleted c/a from 1', 'consistent']],
    ],
    [
      'a document that is deleted',
      listen(watch(1, ONE), hears(commit(remove('c/a')))),
      [
        ['ADD 1', 'c/a {"n":1} to 1', 'CURRENT 1', 'consistent'],
        ['deleted c/a from 1', 'consistent'],
      ],
    ],
    [
      'a result that no longer passes the filter',
      listen(watch(1, SMALL), hears(commit(set('c/a', { n: 7 })))),
      [FIRST, ['c/a {"n":7} from 1', 'consistent']],
    ],
    [
      'a document that comes to pass the filter',
      listen(watch(1, queryTarget({ where: ['n', '>', 5] })), hears(commit(set('c/a', { n: 7 })))),
      [
        ['ADD 1', 'CURRENT 1', 'consistent'],
        ['c/a {"n":7} to 1', 'consistent'],
      ],
    ],
    [
      'the third moves up when the first goes',
      listen(watch(1, FIRST_TWO), hears(commit(set('c/d', { n: 3 }), remove('c/a')))),
      [FIRST, ['deleted c/a from 1', 'c/d {"n":3} to 1', 'consistent']],
    ],
    [
      'the last leaves when a smaller one comes',
      listen(watch(1, FIRST_TWO), hears(commit(set('c/d', { n: 0 })))),
      [FIRST, ['removed c/b from 1', 'c/d {"n":0} to 1', 'consistent']],
    ],
    [
      'a commit of several documents is one step',
      listen(watch(1, ALL), hears(commit(set('c/a', { n: 5 }), set('c/b', { n: 6 })))),
      [FIRST, ['c/a {"n":5} to 1', 'c/b {"n":6} to 1', 'consistent']],
    ],
    [
      'two targets hear of a commit in one step',
      listen(watch(1, ONE), watch(2, ALL), hears(commit(set('c/a', { n: 5 })))),
      [
        ['ADD 1', 'c/a {"n":1} to 1', 'CURRENT 1', 'consistent'],
        ['ADD 2', 'c/a {"n":1} to 2', 'c/b {"n":2} to 2', 'CURRENT 2', 'consistent'],
        ['c/a {"n":5} to 1 2', 'consistent'],
      ],
    ],
    [
      'what concerns no target is not told',
      listen(
        watch(1, ALL),
        hearsNothing(commit(set('other/a'))),
        hears(commit(set('c/a', { n: 5 }))),
      ),
      [FIRST, [], ['c/a {"n":5} to 1', 'consistent']],
    ],
    [
      'a write that changes nothing is not told',
      listen(
        watch(1, ALL),
        hearsNothing(commit(set('c/a', { n: 1 }))),
        hears(commit(set('c/a', { n: 5 }))),
      ),
      [FIRST, [], ['c/a {"n":5} to 1', 'consistent']],
    ],
    [
      'a removed target hears no more',
      listen(watch(1, ALL), unwatch(1), hearsNothing(commit(set('c/a', { n: 5 }))), watch(2, ONE)),
      [FIRST, ['REMOVE 1'], [], ['ADD 2', 'c/a {"n":5} to 2', 'CURRENT 2', 'consistent']],
    ],
    [
      'a target that is asked once is removed when it has all',
      listen(watch(1, { ...ALL, once: true }, 'REMOVE')),
      [[...FIRST, 'REMOVE 1']],
    ],
    [
      'a target that comes back gets what has changed since',
      listen(watch(1, ALL), unwatch(1), hearsNothing(commit(set('c/b', { n: 8 }))), resume(1, ALL)),
      [FIRST, ['REMOVE 1'], [], ['ADD 1', 'c/b {"n":8} to 1', 'CURRENT 1', 'consistent']],
    ],
    [
      'a target that comes back hears of what was deleted',
      listen(watch(1, ALL), unwatch(1), hearsNothing(commit(remove('c/a'))), resume(1, ALL)),
      [FIRST, ['REMOVE 1'], [], ['ADD 1', 'deleted c/a from 1', 'CURRENT 1', 'consistent']],
    ],
    [
      'a target that comes back to no change gets nothing',
      listen(watch(1, ALL), unwatch(1), resume(1, ALL)),
      [FIRST, ['REMOVE 1'], ['ADD 1', 'CURRENT 1', 'consistent']],
    ],
    [
      'a token that nobody knows starts over',
      listen(watch(1, { ...ALL, resumeToken: Buffer.from('who?') })),
      [['ADD 1', 'RESET 1', ...FIRST.slice(1)]],
    ],
    [
      'a query that cannot be asked is removed, and the stream goes on',
      listen(watch(1, queryTarget({ where: ['n', 'in', []] }), 'REMOVE'), watch(2, ONE)),
      [
        ['ADD 1', "REMOVE 1 3 'IN' requires an non-empty ArrayValue."],
        ['ADD 2', 'c/a {"n":1} to 2', 'CURRENT 2', 'consistent'],
      ],
    ],
    ['a target needs a number', listen(watch(0, ALL, 'ended')), [[/^ended 3 /]]],
    [
      'a clear is told as deletions',
      listen(
        watch(1, ALL),
        hears(async (world) =>
          world.rest('DELETE', 'emulator/v1/projects/{project}/databases/(default)/documents'),
        ),
      ),
      [FIRST, ['deleted c/a from 1', 'deleted c/b from 1', 'consistent']],
    ],
  ]),
  ...table({ given: { 'c/a': { n: 1 }, 'x/y/c/b': { n: 2 } } }, [
    [
      'a collection group',
      listen(watch(1, queryTarget({ from: '**/c' })), hears(commit(set('z/z/c/d', { n: 3 })))),
      [
        ['ADD 1', 'c/a {"n":1} to 1', 'x/y/c/b {"n":2} to 1', 'CURRENT 1', 'consistent'],
        ['z/z/c/d {"n":3} to 1', 'consistent'],
      ],
    ],
    [
      'a collection below a document',
      listen(
        watch(1, queryTarget({}, 'x/y')),
        hearsNothing(commit(set('c/a', { n: 4 }))),
        hears(commit(set('x/y/c/d', { n: 3 }))),
      ),
      [
        ['ADD 1', 'x/y/c/b {"n":2} to 1', 'CURRENT 1', 'consistent'],
        [],
        ['x/y/c/d {"n":3} to 1', 'consistent'],
      ],
    ],
    [
      'what is made and deleted in one commit is not told',
      listen(
        watch(1, ALL),
        hearsNothing(commit(set('c/d', { n: 1 }), remove('c/d'))),
        hears(commit(set('c/a', { n: 2 }))),
      ),
      [
        ['ADD 1', 'c/a {"n":1} to 1', 'CURRENT 1', 'consistent'],
        [],
        ['c/a {"n":2} to 1', 'consistent'],
      ],
    ],
  ]),
];
