/** Which requests rules let through: paths, methods, what they see of a write, and what they may look up. */
import {
  after,
  as,
  commit,
  get,
  increment,
  refused,
  remove,
  rest,
  ROOT,
  serverTime,
  set,
  verify,
} from './helpers/requests.ts';
import { ANN, compiled, may } from './helpers/rules.ts';
import { documentsRules, table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import type { Send } from './helpers/world.ts';

const nobody = (send: Send): Send => may(as('anonymous', send));
const ann = (send: Send): Send => may(as(ANN, send));
const access = (count: number, call = 'exists', same = false): string =>
  Array.from(
    { length: count },
    (_, n) => `${call}(/databases/$(database)/documents/seen/${same ? 'x' : `x${n}`})`,
  ).join(' && ');
const seen = Object.fromEntries(
  ['x', ...Array.from({ length: 25 }, (_, n) => `x${n}`)].map((id) => [`seen/${id}`, { ok: true }]),
);
/** A comparison costs three expressions, and an `&&` with what stands on its right two more: 993 in all, then the rest. */
const COMPARISONS = Array.from({ length: 199 }, () => '1 == 1').join(' && ');
const EXPRESSIONS_1000 = `!!!!(${COMPARISONS} && true)`;
const EXPRESSIONS_1001 = `!!!!(${COMPARISONS} && !false)`;

const rules =
  (version: string, inside: string): Send =>
  async (world) => {
    await compiled(documentsRules(inside).replace("'2'", `'${version}'`))(world);
  };
const versionOne = (inside: string, path: string): Send =>
  nobody(after(rules('1', inside), get(path)));

const OPERATIONS = `match /reads/{id} { allow read; }
    match /writes/{id} { allow write; }
    match /gets/{id} { allow get; }
    match /lists/{id} { allow list; }
    match /creates/{id} { allow create; }
    match /updates/{id} { allow update; }
    match /deletes/{id} { allow delete; }`;
const list = (collection: string): Send => rest('GET', `${ROOT}/${collection}`);

const CHANGES = `match /c/{id} {
      allow create: if request.resource.data.keys().hasOnly(['name', 'at', 'n']) && request.resource.data.get('at', request.time) == request.time;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n']) && request.resource.data.n == resource.data.n + 1;
      allow delete: if resource.data.n > 5;
    }`;
const PATHS = `match /one/{id} { allow get; match /deep/{other} { allow get: if id == 'a' && other == 'b'; } }
    match /all/{rest=**} { allow get: if rest is path; }
    match /any/{id} { allow get: if false; allow get: if true; }
    match /any/{id} { allow create: if true; }
    match /{glob=**}/grouped/{id} { allow get; }
    match /exact/fixed { allow get; }
    match /error/{id} { allow get: if 1 / 0 == 1; allow get: if request.auth != null; }`;
const AFTER = `match /orders/{id} { allow create: if getAfter(/databases/$(database)/documents/stock/one).data.n == get(/databases/$(database)/documents/stock/one).data.n - 1; }
    match /stock/{id} { allow update: if existsAfter(/databases/$(database)/documents/orders/new); }`;

export const cases: readonly Case[] = [
  ...table(
    {
      rules: OPERATIONS,
      given: Object.fromEntries(
        ['reads', 'writes', 'gets', 'lists', 'creates', 'updates', 'deletes'].map((name) => [
          `${name}/a`,
          { n: 1 },
        ]),
      ),
    },
    [
      ['read is get', nobody(get('reads/a')), 'allowed'],
      ['read is list', nobody(list('reads')), 'allowed'],
      ['read is not write', nobody(commit(set('reads/a'))), 'denied'],
      ['get is not list', nobody(list('gets')), 'denied'],
      ['list is not get', nobody(get('lists/a')), 'denied'],
      ['write is create', nobody(commit(set('writes/new'))), 'allowed'],
      ['write is update', nobody(commit(set('writes/a'))), 'allowed'],
      ['write is delete', nobody(commit(remove('writes/a'))), 'allowed'],
      ['write is not read', nobody(get('writes/a')), 'denied'],
      [
        'what is there is updated, not created',
        nobody(commit(set('creates/a', { n: 2 }))),
        'denied',
      ],
      ['what is not there is created', nobody(commit(set('creates/new'))), 'allowed'],
      ['what is not there is not updated', nobody(commit(set('updates/new'))), 'denied'],
      ['what is there is updated', nobody(commit(set('updates/a', { n: 2 }))), 'allowed'],
      ['update is not delete', nobody(commit(remove('updates/a'))), 'denied'],
      ['delete is delete', nobody(commit(remove('deletes/a'))), 'allowed'],
      [
        'a commit is let through as a whole or not at all',
        nobody(commit(set('creates/new'), set('gets/a', { n: 2 }))),
        'denied',
      ],
      [
        'a verify is judged as a get',
        nobody(commit(verify('gets/a', { exists: true }))),
        'allowed',
      ],
      ['a missing document is judged, too', nobody(get('writes/none')), 'denied'],
      ['what no rule is about is denied', nobody(get('unknown/a')), 'denied'],
      [
        'who may not write is not told what is there',
        as('anonymous', commit(set('gets/a', {}, { if: { exists: false } }))),
        refused('PERMISSION_DENIED'),
      ],
      ['an admin needs no rule', may(commit(set('unknown/a'))), 'allowed'],
    ],
  ),
  ...table({ rules: PATHS, given: { 'one/a': {}, 'one/a/deep/b': {}, 'all/a/b/c': {} } }, [
    ['a match is of its own level only', nobody(get('one/a')), 'allowed'],
    ['an inner match sees the outer variables', nobody(get('one/a/deep/b')), 'allowed'],
    ['and their values', nobody(get('one/x/deep/b')), 'denied'],
    ['a document below is not meant', nobody(get('one/a/other/b')), 'denied'],
    ['a glob takes any depth', nobody(get('all/a/b/c')), 'allowed'],
    ['a glob takes one level, too', nobody(get('all/a')), 'allowed'],
    ['one permission of several is enough', nobody(get('any/a')), 'allowed'],
    ['a match may be repeated', nobody(commit(set('any/new'))), 'allowed'],
    ['a glob before a collection', nobody(get('x/y/grouped/a')), 'allowed'],
    ['that glob may be empty', nobody(get('grouped/a')), 'allowed'],
    ['a fixed document', nobody(get('exact/fixed')), 'allowed'],
    ['another document than the fixed one', nobody(get('exact/other')), 'denied'],
    ['an error in one permission leaves the others', ann(get('error/a')), 'allowed'],
    [
      'a denial has the official text',
      as('anonymous', get('exact/other')),
      refused('PERMISSION_DENIED', '\nNo matching allow statements'),
    ],
  ]),
  ...table({ rules: CHANGES, given: { 'c/a': { n: 1, name: 'x' }, 'c/big': { n: 6 } } }, [
    [
      'rules see what a write makes of the document',
      nobody(commit(set('c/a', { n: 2 }, { mask: ['n'] }))),
      'allowed',
    ],
    [
      'a field too many',
      nobody(commit(set('c/a', { n: 2, name: 'y' }, { mask: ['n', 'name'] }))),
      'denied',
    ],
    ['a replaced document lacks its other fields', nobody(commit(set('c/a', { n: 2 }))), 'denied'],
    [
      'rules see what a transform makes of it',
      nobody(commit(set('c/a', {}, { mask: [], transforms: [increment('n', 1)] }))),
      'allowed',
    ],
    [
      'also if it is too much',
      nobody(commit(set('c/a', {}, { mask: [], transforms: [increment('n', 2)] }))),
      'denied',
    ],
    [
      'the time of the server is the time of the request',
      nobody(commit(set('c/new', { name: 'x' }, { transforms: [serverTime('at')] }))),
      'allowed',
    ],
    [
      'another time is not',
      nobody(commit(set('c/new', { at: { timestampValue: '2024-01-01T00:00:00Z' } }))),
      'denied',
    ],
    ['a delete sees what is there', nobody(commit(remove('c/big'))), 'allowed'],
    ['and is denied by it', nobody(commit(remove('c/a'))), 'denied'],
  ]),
  ...table({ rules: AFTER, given: { 'stock/one': { n: 3 } } }, [
    [
      'rules see what the whole commit does',
      nobody(commit(set('orders/new'), set('stock/one', { n: 2 }))),
      'allowed',
    ],
    ['an order without its stock', nobody(commit(set('orders/new'))), 'denied'],
    ['stock without its order', nobody(commit(set('stock/one', { n: 2 }))), 'denied'],
    [
      'stock that does not fit',
      nobody(commit(set('orders/new'), set('stock/one', { n: 1 }))),
      'denied',
    ],
  ]),
  ...table(
    {
      rules: `match /ten/{id} { allow get: if ${access(10)}; }
    match /eleven/{id} { allow get: if ${access(11)}; }
    match /same/{id} { allow get: if ${access(11, 'exists', true)}; }
    match /saved/{id} { allow get: if ${access(11)} || true; }
    match /write/{id} { allow write: if exists(/databases/$(database)/documents/seen/$(id)); }`,
      given: seen,
    },
    [
      ['ten documents are looked up', nobody(get('ten/a')), 'allowed'],
      [
        'the eleventh is refused',
        as('anonymous', get('eleven/a')),
        /^PERMISSION_DENIED: [\s\S]*Service call error\. Function: \[exists\]/,
      ],
      ['one document may be looked up again and again', nobody(get('same/a')), 'allowed'],
      ['one look-up too many is an error like others', nobody(get('saved/a')), 'allowed'],
      [
        'a commit looks up twenty',
        nobody(commit(...Array.from({ length: 20 }, (_, n) => set(`write/x${n}`)))),
        'allowed',
      ],
      [
        'the twenty-first is refused',
        nobody(commit(...Array.from({ length: 21 }, (_, n) => set(`write/x${n}`)))),
        'denied',
      ],
    ],
  ),
  ...table({ rules: `match /c/{id} { allow get: if ${EXPRESSIONS_1000}; }` }, [
    ['1,000 expressions are fine', nobody(get('c/a')), 'allowed'],
  ]),
  ...table({ rules: `match /c/{id} { allow get: if ${EXPRESSIONS_1001}; }` }, [
    ['1,001 expressions are too many', nobody(get('c/a')), 'denied'],
  ]),
  ...table({ rules: `match /c/{id} { allow get: if ${EXPRESSIONS_1001}; allow get: if true; }` }, [
    ['too many expressions are denied, whatever else allows', nobody(get('c/a')), 'denied'],
  ]),
  ...table({ given: { 'c/a': {}, 'other/a': {} } }, [
    [
      'under version 1, a glob takes a path of at least one part',
      versionOne('match /c/{id} { match /{rest=**} { allow get; } }', 'c/a'),
      'denied',
    ],
    [
      'under version 2, it may take none',
      nobody(after(rules('2', 'match /c/{id} { match /{rest=**} { allow get; } }'), get('c/a'))),
      'allowed',
    ],
    [
      'under version 1, a glob takes the rest of a path',
      versionOne('match /{rest=**} { allow get; }', 'other/a'),
      'allowed',
    ],
    [
      'under version 1, nothing comes after a glob',
      versionOne('match /{rest=**}/c/{id} { allow get; }', 'c/a'),
      'denied',
    ],
  ]),
  ...table({ rules: 'match /c/{id} { allow get: if resource == null; }' }, [
    ['a missing document is null', nobody(get('c/none')), 'allowed'],
  ]),
];
