/** What functions are told of changes. */
import { after, as, commit, increment, remove, rest, set } from './helpers/requests.ts';
import type { Heard } from './helpers/functionsHost.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { plainFields } from './helpers/values.ts';
import { list, record } from './helpers/world.ts';
import type { Send } from './helpers/world.ts';

const EMULATOR = 'emulator/v1/projects/{project}';
const V2 = 'google.cloud.firestore.document.v1.';

/** Registers a function of the first generation. */
const first = (verb: string, pattern: string, key = 'f'): Send =>
  rest('PUT', `${EMULATOR}/triggers/${key}`, {
    eventTrigger: {
      resource: `projects/{project}/databases/(default)/documents/${pattern}`,
      eventType: `providers/cloud.firestore/eventTypes/document.${verb}`,
      service: 'firestore.googleapis.com',
    },
  });
/** Registers a function of the second generation. */
const second = (
  kind: string,
  pattern: string,
  options: { matchType?: string; key?: string } = {},
): Send =>
  rest('POST', `${EMULATOR}/eventarcTrigger?eventarcTriggerId=${options.key ?? 'f'}`, {
    eventType: V2 + kind,
    database: '(default)',
    document: { value: pattern, matchType: options.matchType ?? 'PATH_PATTERN' },
  });

/** Does something and waits for so many events. The last one of a row stands for those that must not come before. */
const told =
  (register: Send, act: Send, show: (event: Heard) => unknown, count = 1): Send =>
  async (world) => {
    await register(world);
    await act(world);
    const events = await world.house.functions.heard(world.project, count);
    return events.map((event) => show(world.general(event)));
  };
const header =
  (...names: readonly string[]) =>
  ({ headers }: Heard): unknown =>
    names.length === 1 ? headers[names[0] ?? ''] : names.map((name) => headers[name]);
const document = header('ce-document');
const kind = ({ headers }: Heard): string => String(headers['ce-type']).replace(V2, '');
const v1 = ({ body }: Heard): unknown => {
  const { value, oldValue, updateMask } = record(record(JSON.parse(body))['data']);
  const fields = (one: unknown) =>
    one === undefined ? undefined : plainFields(record(one)['fields']);
  return { before: fields(oldValue), after: fields(value), mask: record(updateMask)['fieldPaths'] };
};
const WRITE = commit(set('c/a', { n: 2 }));
const SENTINEL = commit(set('c/a', { last: true }));

export const cases: readonly Case[] = [
  ...table({}, [
    ['a function of the first generation is registered', first('create', 'c/{id}'), {}],
    [
      'one of the second is registered, and echoed',
      second('created', 'c/{id}'),
      {
        eventType: `${V2}created`,
        database: '(default)',
        document: { value: 'c/{id}', matchType: 'PATH_PATTERN' },
      },
    ],
    [
      'an event goes to its function by name',
      told(second('created', 'c/{id}', { key: 'mine' }), WRITE, ({ path }) => path),
      ['/functions/projects/{project}/triggers/mine'],
    ],
    ['a new document is created', told(second('created', 'c/{id}'), WRITE, kind), ['created']],
    ['a new document is written', told(second('written', 'c/{id}'), WRITE, kind), ['written']],
    [
      'the headers of an event',
      told(
        second('created', 'c/{id}'),
        WRITE,
        header(
          'ce-specversion',
          'ce-type',
          'ce-subject',
          'ce-document',
          'ce-project',
          'ce-database',
          'ce-location',
          'content-type',
        ),
      ),
      [
        [
          '1.0',
          `${V2}created`,
          'documents/c/a',
          'c/a',
          '{project}',
          '(default)',
          'us-central1',
          'application/protobuf',
        ],
      ],
    ],
    [
      'the time of an event has whole seconds',
      told(second('created', 'c/{id}'), WRITE, ({ headers }) =>
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(headers['ce-time'])),
      ),
      [true],
    ],
    [
      'the body of an event is base64',
      told(
        second('created', 'c/{id}'),
        WRITE,
        ({ body }) =>
          /^[A-Za-z0-9+/]+=*$/.test(body) && Buffer.from(body, 'base64').includes('documents/c/a'),
      ),
      [true],
    ],
    [
      'a document of another collection is not told',
      told(second('written', 'c/{id}'), after(commit(set('d/a')), WRITE), document),
      ['c/a'],
    ],
    [
      'a document below is not told',
      told(second('written', 'c/{id}'), after(commit(set('c/a/d/b')), WRITE), document),
      ['c/a'],
    ],
    [
      'a pattern over two collections',
      told(second('written', 'c/{id}/d/{other}'), after(WRITE, commit(set('c/a/d/b'))), document),
      ['c/a/d/b'],
    ],
    [
      'a pattern of any depth',
      told(second('written', '{path=**}'), commit(set('a/b/c/d')), document),
      ['a/b/c/d'],
    ],
    [
      'a document by its exact path',
      told(
        second('written', 'c/a', { matchType: 'EXACT' }),
        after(commit(set('c/b')), WRITE),
        document,
      ),
      ['c/a'],
    ],
    [
      'a wildcard is none where the path is exact',
      told(
        after(
          second('written', '{x}/a', { matchType: 'EXACT', key: 'none' }),
          second('written', 'c/a', { matchType: 'EXACT' }),
        ),
        WRITE,
        ({ path }) => path.split('/').at(-1),
      ),
      ['f'],
    ],
    [
      'each document of a commit is told, in any order',
      async (world) => {
        const both = commit(set('c/a'), set('c/b'));
        const documents = list(await told(second('written', 'c/{id}'), both, document, 2)(world));
        return documents.map(String).toSorted();
      },
      ['c/a', 'c/b'],
    ],
    [
      'a function that is registered again is told once, in its new way',
      told(after(second('created', 'c/{id}'), second('written', 'c/{id}')), WRITE, kind),
      ['written'],
    ],
    [
      'who has made a change: an admin',
      told(second('written.withAuthContext', 'c/{id}'), WRITE, header('ce-authtype')),
      ['service_account'],
    ],
    [
      'who has made a change: nobody in particular',
      told(
        second('written.withAuthContext', 'c/{id}'),
        as('anonymous', WRITE),
        header('ce-authtype'),
      ),
      ['unauthenticated'],
    ],
    [
      'who has made a change is not told to everybody',
      told(second('written', 'c/{id}'), WRITE, header('ce-authtype')),
      [undefined],
    ],
    ['an event that is not known is refused', second('changed', 'c/{id}'), /^INVALID_ARGUMENT: /],
    [
      'the first generation is told of a new document',
      told(first('create', 'c/{id}'), WRITE, v1),
      [{ after: { n: 2 } }],
    ],
    [
      'in its own words',
      told(first('create', 'c/{id}'), WRITE, ({ body }) => {
        const { eventType, resource } = record(record(JSON.parse(body))['context']);
        return [eventType, resource];
      }),
      [
        [
          'providers/cloud.firestore/eventTypes/document.create',
          {
            name: 'projects/{project}/databases/(default)/documents/c/a',
            service: 'firestore.googleapis.com',
          },
        ],
      ],
    ],
  ]),
  ...table({ given: { 'c/a': { n: 1, m: 1, last: false } } }, [
    ['a changed document is updated', told(second('updated', 'c/{id}'), WRITE, kind), ['updated']],
    [
      'a change is not a creation',
      told(second('created', 'c/{id}'), after(WRITE, commit(set('c/new'))), document),
      ['c/new'],
    ],
    [
      'a deleted document is deleted',
      told(second('deleted', 'c/{id}'), commit(remove('c/a')), kind),
      ['deleted'],
    ],
    [
      'the first generation is told both versions and what differs',
      told(first('update', 'c/{id}'), commit(set('c/a', { n: 2, k: 1 }, { mask: ['n', 'k'] })), v1),
      [
        {
          before: { n: 1, m: 1, last: false },
          after: { n: 2, m: 1, last: false, k: 1 },
          mask: ['k', 'n'],
        },
      ],
    ],
    [
      'what a transform has done is told',
      told(
        first('update', 'c/{id}'),
        commit(set('c/a', {}, { mask: [], transforms: [increment('n', 4)] })),
        v1,
      ),
      [{ before: { n: 1, m: 1, last: false }, after: { n: 5, m: 1, last: false }, mask: ['n'] }],
    ],
    [
      'a deleted document comes with what it was',
      told(first('delete', 'c/{id}'), commit(remove('c/a')), v1),
      [{ before: { n: 1, m: 1, last: false } }],
    ],
    [
      'a write that changes nothing is not told',
      told(
        first('write', 'c/{id}'),
        after(commit(set('c/a', { n: 1, m: 1, last: false })), SENTINEL),
        v1,
      ),
      [{ before: { n: 1, m: 1, last: false }, after: { last: true }, mask: ['last', 'm', 'n'] }],
    ],
    [
      'a clear is not told',
      told(
        first('write', 'c/{id}'),
        after(rest('DELETE', `${EMULATOR}/databases/(default)/documents`), SENTINEL),
        v1,
      ),
      [{ after: { last: true } }],
    ],
    [
      'a write that is refused is not told',
      told(
        first('write', 'c/{id}'),
        after(commit(set('c/a', { n: 9 }, { if: { exists: false } })), SENTINEL),
        v1,
      ),
      [{ before: { n: 1, m: 1, last: false }, after: { last: true }, mask: ['last', 'm', 'n'] }],
    ],
    [
      'changes of a document are told in their order',
      told(
        first('write', 'c/{id}'),
        after(
          commit(set('c/a', { n: 1 })),
          commit(set('c/a', { n: 2 })),
          commit(set('c/a', { n: 3 })),
        ),
        (event) => record(record(v1(event))['after'])['n'],
        3,
      ),
      [1, 2, 3],
    ],
  ]),
];
