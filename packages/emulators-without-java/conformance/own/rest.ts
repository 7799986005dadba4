/** The forms of REST: paths, bodies, answers, errors and lists. */
import {
  after,
  as,
  commit,
  get,
  http,
  only,
  pathOf,
  refused,
  rest,
  ROOT,
  set,
} from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { list, record, text } from './helpers/world.ts';
import type { Send } from './helpers/world.ts';

const names =
  (send: Send): Send =>
  async (world) => {
    const answer = await send(world);
    if (typeof answer === 'string') return answer;
    return list(record(answer)['documents']).map((document) => pathOf(record(document)['name']));
  };
const BAD_BODY = refused('INVALID_ARGUMENT', "Payload isn't valid for request.");

/** All names, page by page. */
const pages =
  (path: string): Send =>
  async (world) => {
    const all: unknown[] = [];
    for (let token = ''; ;) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await world.rest('GET', `${ROOT}/${path}&pageToken=${token}`);
      all.push(list(record(answer)['documents']).map((one) => pathOf(record(one)['name'])));
      token = text(record(answer)['nextPageToken']);
      if (token === '') return all;
    }
  };

const TREE = { 'c/a': { n: 1, m: 2 }, 'c/b': { n: 2 }, 'c/d': { n: 0 }, 'c/gone/sub/x': {} };

export const cases: readonly Case[] = [
  ...table({ given: TREE }, [
    [
      'a document has a name, fields and two times',
      only(rest('GET', `${ROOT}/c/a`), 'name', 'fields'),
      {
        name: 'projects/{project}/databases/(default)/documents/c/a',
        fields: { n: { integerValue: '1' }, m: { integerValue: '2' } },
      },
    ],
    ['some of its fields', get('c/a', '?mask.fieldPaths=m'), { m: 2 }],
    [
      'the mask of the user interface means all fields',
      get('c/a', '?mask.fieldPaths=_none_'),
      { n: 1, m: 2 },
    ],
    ['a missing document', get('c/none'), refused('NOT_FOUND')],
    [
      'an older version of the API has the same paths',
      rest('GET', ROOT.replace('v1/', 'v1beta1/').concat('/c/none')),
      refused('NOT_FOUND'),
    ],
    ['a path that nobody knows', http({ path: '/v2/nothing' }, 'status'), 404],
    [
      'a body that is no JSON',
      http({ method: 'POST', path: `/${ROOT}:commit`, body: '{' }, 'body'),
      `{"error":{"code":400,"message":"Payload isn't valid for request.","status":"INVALID_ARGUMENT"}}`,
    ],
    [
      'a field that the message does not have',
      rest('POST', `${ROOT}:commit`, { wrong: 1 }),
      BAD_BODY,
    ],
    ['a number where a text should be', rest('POST', `${ROOT}:commit`, { writes: 7 }), BAD_BODY],
    [
      'names in snake case',
      rest('POST', `${ROOT}:runQuery`, { structured_query: { from: [{ collection_id: 'none' }] } }),
      [{ readTime: /Z$/, done: true }],
    ],
    [
      'an integer that is sent as a number',
      after(rest('PATCH', `${ROOT}/c/e`, { fields: { n: { integerValue: 5 } } }), get('c/e')),
      { n: 5 },
    ],
    [
      'a slash in an error is escaped',
      http({ path: `/${ROOT}/c/none` }, 'body'),
      /projects\\\/\{project\}/,
    ],
    ['answers are indented by two', http({}, 'body'), /^\{\n {2}"name"/],
    [
      'a content type of plain text is read, too',
      http(
        {
          method: 'POST',
          path: `/${ROOT}:commit`,
          headers: { 'content-type': 'text/plain' },
          body: '{"writes":[]}',
        },
        'status',
      ),
      200,
    ],
    ['PATCH replaces', after(rest('PATCH', `${ROOT}/c/a`, { fields: {} }), get('c/a')), {}],
    [
      'PATCH with a mask merges',
      after(
        rest('PATCH', `${ROOT}/c/a?updateMask.fieldPaths=n`, {
          fields: { n: { integerValue: '9' } },
        }),
        get('c/a'),
      ),
      { n: 9, m: 2 },
    ],
    [
      'PATCH with a precondition',
      rest('PATCH', `${ROOT}/c/none?currentDocument.exists=true`, {}),
      refused('NOT_FOUND'),
    ],
    [
      'POST makes a document with the id that is named',
      only(rest('POST', `${ROOT}/c?documentId=new`, {}), 'name'),
      { name: 'projects/{project}/databases/(default)/documents/c/new' },
    ],
    [
      'POST makes up an id',
      only(rest('POST', `${ROOT}/c`, {}), 'name'),
      { name: /\/documents\/c\/[A-Za-z0-9]{20}$/ },
    ],
    [
      'POST does not overwrite',
      rest('POST', `${ROOT}/c?documentId=a`, {}),
      refused('ALREADY_EXISTS'),
    ],
    ['DELETE deletes', after(rest('DELETE', `${ROOT}/c/a`), get('c/a')), refused('NOT_FOUND')],
    ['DELETE of nothing is fine', rest('DELETE', `${ROOT}/c/none`), {}],
    [
      'several documents at once, each once, and what is missing',
      async (world) => {
        const named = (id: string) => `projects/{project}/databases/(default)/documents/c/${id}`;
        const answer = await world.rest('POST', `${ROOT}:batchGet`, {
          documents: ['b', 'none', 'b', 'a'].map(named),
        });
        return list(answer).map((one) =>
          pathOf(record(record(one)['found'])['name'] ?? record(one)['missing']),
        );
      },
      ['c/b', 'c/none', 'c/a'],
    ],
    [
      'a commit over gRPC is seen over REST',
      after(
        async (world) =>
          world.grpc('Commit', {
            database: 'projects/{project}/databases/(default)',
            writes: [set('c/grpc', { n: 1 })],
          }),
        get('c/grpc'),
      ),
      { n: 1 },
    ],
    [
      'a read at an earlier time',
      async (world) => {
        const { commitTime } = record(
          await world.rest('POST', `${ROOT}:commit`, { writes: [set('c/a', { n: 1 })] }),
        );
        await commit(set('c/a', { n: 2 }))(world);
        return get('c/a', `?readTime=${String(commitTime)}`)(world);
      },
      { n: 1 },
    ],
    [
      'pipelines are refused',
      rest('POST', `${ROOT}:executePipeline`, {}),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'partitions are not there',
      rest('POST', `${ROOT}:partitionQuery`, {
        structuredQuery: { from: [{ collectionId: 'c', allDescendants: true }] },
        partitionCount: 2,
      }),
      refused('UNIMPLEMENTED'),
    ],
  ]),
  ...table({ given: TREE }, [
    ['a list comes by name', names(rest('GET', `${ROOT}/c`)), ['c/a', 'c/b', 'c/d']],
    ['a list in another order', names(rest('GET', `${ROOT}/c?orderBy=n`)), ['c/d', 'c/a', 'c/b']],
    ['a list page by page', pages('c?pageSize=2'), [['c/a', 'c/b'], ['c/d']]],
    [
      'a full page may be followed by an empty one',
      pages('c?pageSize=3'),
      [['c/a', 'c/b', 'c/d'], []],
    ],
    [
      'a list with what only has something below it',
      names(rest('GET', `${ROOT}/c?showMissing=true`)),
      ['c/a', 'c/b', 'c/d', 'c/gone'],
    ],
    ['a list below a document', names(rest('GET', `${ROOT}/c/gone/sub`)), ['c/gone/sub/x']],
    [
      'a negative page is refused',
      rest('GET', `${ROOT}/c?pageSize=-1`),
      refused('INVALID_ARGUMENT', 'Page size must be nonnegative.'),
    ],
    [
      'the collections of the root',
      rest('POST', `${ROOT}:listCollectionIds`, {}),
      { collectionIds: ['c'] },
    ],
    [
      'the collections below a document that is not there',
      rest('POST', `${ROOT}/c/gone:listCollectionIds`, {}),
      { collectionIds: ['sub'] },
    ],
    [
      'the collections are for admins',
      as('anonymous', rest('POST', `${ROOT}:listCollectionIds`, {})),
      refused('PERMISSION_DENIED', 'Metadata operations require admin authentication.'),
    ],
    [
      'a list of what is missing is for admins',
      as('anonymous', rest('GET', `${ROOT}/c?showMissing=true`)),
      refused('PERMISSION_DENIED', 'Metadata operations require admin authentication.'),
    ],
  ]),
];
