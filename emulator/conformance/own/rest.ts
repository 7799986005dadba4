/** The forms of REST: paths, bodies, answers and errors; who is asking; and pages from elsewhere. */
import { after, as, commit, eachOf, get, only, refused, rest, ROOT, set } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { pathOf } from './helpers/requests.ts';
import { list, record } from './helpers/world.ts';
import type { HttpRequest, Send } from './helpers/world.ts';

/** A request as it goes over the wire. @returns what the row asks for */
const http =
  (request: Partial<HttpRequest>, show: 'status' | 'body' | readonly string[]): Send =>
  async (world) => {
    const answer = await world.http({ method: 'GET', path: `/${ROOT}/c/a`, ...request });
    if (show === 'status') return answer.status;
    if (show === 'body') return answer.body;
    return show.map((name) => answer.headers[name]);
  };
const authorized = (authorization: string): Send =>
  http({ headers: { authorization } }, 'status');
const jwt = (payload: unknown, header: unknown = { alg: 'none' }): string =>
  [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
const names = (send: Send): Send => async (world) => {
  const answer = await send(world);
  if (typeof answer === 'string') return answer;
  return list(record(answer)['documents']).map((document) => pathOf(record(document)['name']));
};
const ORIGIN = { origin: 'https://page.example' };
const BAD_BODY = refused('INVALID_ARGUMENT', "Payload isn't valid for request.");

/** All names, page by page. */
const pages =
  (path: string): Send =>
  async (world) => {
    const all: unknown[] = [];
    for (let token = ''; ; ) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await world.rest('GET', `${ROOT}/${path}&pageToken=${token}`);
      all.push(list(record(answer)['documents']).map((one) => pathOf(record(one)['name'])));
      token = String(record(answer)['nextPageToken'] ?? '');
      if (token === '') return all;
    }
  };

const TREE = { 'c/a': { n: 1, m: 2 }, 'c/b': { n: 2 }, 'c/d': { n: 0 }, 'c/gone/sub/x': {} };
const CREATE_ONLY = 'match /c/{id} { allow create: if true; allow get: if request.auth != null; }';

export const cases: readonly Case[] = [
  ...table({ given: TREE }, [
    ['a document has a name, fields and two times', only(rest('GET', `${ROOT}/c/a`), 'name', 'fields'), { name: 'projects/{project}/databases/(default)/documents/c/a', fields: { n: { integerValue: '1' }, m: { integerValue: '2' } } }],
    ['some of its fields', get('c/a', '?mask.fieldPaths=m'), { m: 2 }],
    ['the mask of the user interface means all fields', get('c/a', '?mask.fieldPaths=_none_'), { n: 1, m: 2 }],
    ['a missing document', get('c/none'), refused('NOT_FOUND')],
    ['an older version of the API has the same paths', rest('GET', ROOT.replace('v1/', 'v1beta1/').concat('/c/none')), refused('NOT_FOUND')],
    ['a path that nobody knows', http({ path: '/v2/nothing' }, 'status'), 404],
    ['a body that is no JSON', http({ method: 'POST', path: `/${ROOT}:commit`, body: '{' }, 'body'), `{"error":{"code":400,"message":"Payload isn't valid for request.","status":"INVALID_ARGUMENT"}}`],
    ['a field that the message does not have', rest('POST', `${ROOT}:commit`, { wrong: 1 }), BAD_BODY],
    ['a number where a text should be', rest('POST', `${ROOT}:commit`, { writes: 7 }), BAD_BODY],
    ['names in snake case', rest('POST', `${ROOT}:runQuery`, { structured_query: { from: [{ collection_id: 'none' }] } }), [{ readTime: /Z$/, done: true }]],
    ['an integer that is sent as a number', after(rest('PATCH', `${ROOT}/c/e`, { fields: { n: { integerValue: 5 } } }), get('c/e')), { n: 5 }],
    ['a slash in an error is escaped', http({ path: `/${ROOT}/c/none` }, 'body'), /projects\\\/\{project\}/],
    ['answers are indented by two', http({}, 'body'), /^\{\n {2}"name"/],
    ['a content type of plain text is read, too', http({ method: 'POST', path: `/${ROOT}:commit`, headers: { 'content-type': 'text/plain' }, body: '{"writes":[]}' }, 'status'), 200],
    ['PATCH replaces', after(rest('PATCH', `${ROOT}/c/a`, { fields: {} }), get('c/a')), {}],
    ['PATCH with a mask merges', after(rest('PATCH', `${ROOT}/c/a?updateMask.fieldPaths=n`, { fields: { n: { integerValue: '9' } } }), get('c/a')), { n: 9, m: 2 }],
    ['PATCH with a precondition', rest('PATCH', `${ROOT}/c/none?currentDocument.exists=true`, {}), refused('NOT_FOUND')],
    ['POST makes a document with the id that is named', only(rest('POST', `${ROOT}/c?documentId=new`, {}), 'name'), { name: 'projects/{project}/databases/(default)/documents/c/new' }],
    ['POST makes up an id', only(rest('POST', `${ROOT}/c`, {}), 'name'), { name: /\/documents\/c\/[A-Za-z0-9]{20}$/ }],
    ['POST does not overwrite', rest('POST', `${ROOT}/c?documentId=a`, {}), refused('ALREADY_EXISTS')],
    ['DELETE deletes', after(rest('DELETE', `${ROOT}/c/a`), get('c/a')), refused('NOT_FOUND')],
    ['DELETE of nothing is fine', rest('DELETE', `${ROOT}/c/none`), {}],
    ['several documents at once, each once, and what is missing', async (world) => {
      const named = (id: string) => `projects/{project}/databases/(default)/documents/c/${id}`;
      const answer = await world.rest('POST', `${ROOT}:batchGet`, { documents: ['b', 'none', 'b', 'a'].map(named) });
      return list(answer).map((one) => pathOf(record(record(one)['found'])['name'] ?? record(one)['missing']));
    }, ['c/b', 'c/none', 'c/a']],
    ['pipelines are refused', rest('POST', `${ROOT}:executePipeline`, {}), refused('INVALID_ARGUMENT')],
    ['partitions are not there', rest('POST', `${ROOT}:partitionQuery`, { structuredQuery: { from: [{ collectionId: 'c', allDescendants: true }] }, partitionCount: 2 }), refused('UNIMPLEMENTED')],
  ]),
  ...table({ given: TREE }, [
    ['a list comes by name', names(rest('GET', `${ROOT}/c`)), ['c/a', 'c/b', 'c/d']],
    ['a list in another order', names(rest('GET', `${ROOT}/c?orderBy=n`)), ['c/d', 'c/a', 'c/b']],
    ['a list page by page', pages('c?pageSize=2'), [['c/a', 'c/b'], ['c/d']]],
    ['a full page may be followed by an empty one', pages('c?pageSize=3'), [['c/a', 'c/b', 'c/d'], []]],
    ['a list with what only has something below it', names(rest('GET', `${ROOT}/c?showMissing=true`)), ['c/a', 'c/b', 'c/d', 'c/gone']],
    ['a list below a document', names(rest('GET', `${ROOT}/c/gone/sub`)), ['c/gone/sub/x']],
    ['a negative page is refused', rest('GET', `${ROOT}/c?pageSize=-1`), refused('INVALID_ARGUMENT', 'Page size must be nonnegative.')],
    ['the collections of the root', rest('POST', `${ROOT}:listCollectionIds`, {}), { collectionIds: ['c'] }],
    ['the collections below a document that is not there', rest('POST', `${ROOT}/c/gone:listCollectionIds`, {}), { collectionIds: ['sub'] }],
    ['the collections are for admins', as('anonymous', rest('POST', `${ROOT}:listCollectionIds`, {})), refused('PERMISSION_DENIED', 'Metadata operations require admin authentication.')],
    ['a list of what is missing is for admins', as('anonymous', rest('GET', `${ROOT}/c?showMissing=true`)), refused('PERMISSION_DENIED', 'Metadata operations require admin authentication.')],
  ]),
  ...table({ given: { 'c/a': {} }, rules: CREATE_ONLY }, [
    ['without a header, rules apply', http({}, 'status'), 403],
    ['the owner is an admin', authorized('Bearer owner'), 200],
    ['upper and lower case do not matter', authorized('bearer OWNER'), 200],
    ["an access token of Google's is an admin's", authorized('Bearer ya29.anything'), 200],
    ['a token without a signature is somebody', authorized(`Bearer ${jwt({ sub: 'ann' })}.`), 200],
    ['a token needs three parts', authorized(`Bearer ${jwt({ sub: 'ann' })}`), 400],
    ['the second part is an object', authorized(`Bearer ${jwt('ann')}.`), 400],
    ['the first part is an object, too', authorized(`Bearer ${jwt({ sub: 'ann' }, 1)}.`), 400],
    ['an expired token is as good', authorized(`Bearer ${jwt({ sub: 'ann', exp: 1 })}.`), 200],
    ['another scheme is not known', authorized('Basic eDp5'), 500],
    ['no token is a bad one', http({ headers: { authorization: 'Bearer x.y' } }, 'body'), /"invalid jwt"/],
  ]),
  ...table({ given: { 'c/a': {} } }, [
    ['OPTIONS is answered with nothing', eachOf(http({ method: 'OPTIONS' }, 'status'), http({ method: 'OPTIONS' }, 'body')), [200, '']],
    ['the origin is echoed, and credentials are allowed', http({ headers: ORIGIN }, ['access-control-allow-origin', 'access-control-allow-credentials']), ['https://page.example', 'true']],
    ['the origin of a file is echoed, too', http({ headers: { origin: 'null' } }, ['access-control-allow-origin']), ['null']],
    ['without an origin, nothing is allowed', http({}, ['access-control-allow-origin', 'access-control-allow-credentials', 'access-control-allow-methods']), [undefined, undefined, undefined]],
    ['errors can be read from elsewhere, too', http({ path: `/${ROOT}/c/none`, headers: ORIGIN }, ['access-control-allow-origin']), ['https://page.example']],
    ['headers that a page wants to send are echoed', http({ method: 'OPTIONS', headers: { ...ORIGIN, 'access-control-request-headers': 'x-one,x-two' } }, ['access-control-allow-headers', 'access-control-allow-methods']), ['x-one,x-two', 'DELETE,GET,HEAD,PATCH,POST,PUT']],
    ['a private network is allowed if it was asked for', eachOf(http({ method: 'OPTIONS', headers: { ...ORIGIN, 'access-control-request-private-network': 'true' } }, ['access-control-allow-private-network']), http({ method: 'OPTIONS', headers: ORIGIN }, ['access-control-allow-private-network'])), [['true'], [undefined]]],
    ['a commit over gRPC is seen over REST', after(async (world) => world.grpc('Commit', { database: 'projects/{project}/databases/(default)', writes: [set('c/grpc', { n: 1 })] }), get('c/grpc')), { n: 1 }],
    ['a read at an earlier time', async (world) => {
      const { commitTime } = record(await world.rest('POST', `${ROOT}:commit`, { writes: [set('c/a', { n: 1 })] }));
      await commit(set('c/a', { n: 2 }))(world);
      return get('c/a', `?readTime=${String(commitTime)}`)(world);
    }, { n: 1 }],
  ]),
];
