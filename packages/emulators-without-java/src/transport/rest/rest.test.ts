import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StatusError } from '../../model/status.ts';
import { startTransport } from '../testing/fixtures.ts';
import type { Answer } from '../testing/fixtures.ts';

const database = 'projects/p/databases/(default)';
const root = `${database}/documents`;

let transport: Awaited<ReturnType<typeof startTransport>>;
let answer: Answer;
beforeEach(async () => {
  answer = () => ({});
  transport = await startTransport((...call) => answer(...call));
});
afterEach(() => transport.close());

async function send(
  verb: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(transport.url + path, { method: verb, body, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('routes', () => {
  it.each([
    ['GET', '/c/a', 'getDocument', { name: `${root}/c/a` }],
    ['GET', '/c/a%20b%2Bc', 'getDocument', { name: `${root}/c/a b+c` }],
    ['GET', '/c/a/s/b', 'getDocument', { name: `${root}/c/a/s/b` }],
    ['GET', '/c', 'listDocuments', { parent: root, collectionId: 'c' }],
    ['GET', '/', 'listDocuments', { parent: root, collectionId: '' }],
    ['GET', '/c/a/s', 'listDocuments', { parent: `${root}/c/a`, collectionId: 's' }],
    ['GET', '/c/a/', 'listDocuments', { parent: `${root}/c/a`, collectionId: '' }],
    ['GET', '/c/', 'getDocument', { name: `${root}/c/` }],
    ['GET', '//', 'getDocument', { name: `${root}//` }],
    ['GET', '/c//', 'getDocument', { name: `${root}/c//` }],
    ['GET', '/c/a//s', 'getDocument', { name: `${root}/c/a//s` }],
    ['DELETE', '/c/a', 'deleteDocument', { name: `${root}/c/a` }],
    ['PATCH', '/c/a', 'updateDocument', { document: { name: `${root}/c/a` } }],
    ['POST', '/c', 'createDocument', { parent: root, collectionId: 'c', document: {} }],
    [
      'POST',
      '/c/a/s',
      'createDocument',
      { parent: `${root}/c/a`, collectionId: 's', document: {} },
    ],
    ['POST', ':commit', 'commit', { database }],
    ['POST', ':batchGet', 'batchGetDocuments', { database }],
    ['POST', ':runQuery', 'runQuery', { parent: root }],
    ['POST', '/c/a:runQuery', 'runQuery', { parent: `${root}/c/a` }],
    ['POST', '/c/a:listCollectionIds', 'listCollectionIds', { parent: `${root}/c/a` }],
    ['POST', ':runAggregationQuery', 'runAggregationQuery', { parent: root }],
    ['POST', ':partitionQuery', 'partitionQuery', { parent: root }],
  ])('%s …/documents%s is %s', async (verb, path, method, request) => {
    for (const version of ['v1', 'v1beta1']) {
      await send(verb, `/${version}/${root}${path}`);
      expect(transport.calls.unary.at(-1)).toMatchObject({ method, request });
    }
  });

  it.each([
    ['GET', `/v1/${root}`],
    ['GET', `/v2/${root}/c/a`],
    ['PUT', `/v1/${root}/c/a`],
    ['POST', `/v1/${database}:commit`],
  ])('%s %s is none', async (verb, path) => {
    expect(await send(verb, path)).toMatchObject({ status: 404, text: 'Not Found\n' });
    expect(transport.calls.unary).toEqual([]);
  });

  it('reads fields from the query', async () => {
    await send(
      'GET',
      `/v1/${root}/c?pageSize=2&mask.fieldPaths=a&mask.field_paths=b.c&showMissing=true&key=x&$alt=json`,
    );
    expect(transport.calls.unary[0]?.request).toEqual({
      parent: root,
      collectionId: 'c',
      pageSize: 2,
      mask: { fieldPaths: ['a', 'b.c'] },
      showMissing: true,
    });
    await send(
      'PATCH',
      `/v1/${root}/c/a?currentDocument.exists=true&updateMask.fieldPaths=n`,
      '{"fields":{"n":{"integerValue":1}}}',
    );
    expect(transport.calls.unary[1]?.request).toEqual({
      document: { name: `${root}/c/a`, fields: { n: { integerValue: '1' } } },
      currentDocument: { exists: true },
      updateMask: { fieldPaths: ['n'] },
    });
    await send('GET', `/v1/${root}/c?mask.fieldPaths=_none_`);
    expect(transport.calls.unary[2]?.request).toEqual({ parent: root, collectionId: 'c' });
  });
});

describe('answers', () => {
  it('prints messages in the official layout', async () => {
    expect(await send('POST', `/v1/${root}:commit`)).toMatchObject({ status: 200, text: '{\n}\n' });
  });

  it('makes one array of a stream, and marks the end of a query', async () => {
    answer = () => [{ readTime: { seconds: '1' } }, { readTime: { seconds: '2', nanos: 5000 } }];
    const { text } = await send('POST', `/v1/${root}:runQuery`);
    expect(JSON.parse(text)).toEqual([
      { readTime: '1970-01-01T00:00:01Z' },
      { readTime: '1970-01-01T00:00:02.000005Z', done: true },
    ]);
  });

  it('answers errors on one line with escaped slashes', async () => {
    answer = () => {
      throw new StatusError('NOT_FOUND', 'no a/b');
    };
    const { status, text, headers } = await send('GET', `/v1/${root}/c/a`);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/json');
    expect(text).toBe('{"error":{"code":404,"message":"no a\\/b","status":"NOT_FOUND"}}');
  });

  it.each(['{', '[]', '1', '{"wrtes":[]}', '{"writes":[{"update":3}]}'])(
    'rejects the body %s',
    async (body) => {
      const { status, text } = await send('POST', `/v1/${root}:commit`, body);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toEqual({
        error: {
          code: 400,
          message: "Payload isn't valid for request.",
          status: 'INVALID_ARGUMENT',
        },
      });
    },
  );

  it('rejects a bad escape, a bad token, another scheme and what needs two-way streams', async () => {
    expect((await send('GET', `/v1/${root}/c/%E0%A4%A`)).status).toBe(400);
    const token = await send('GET', `/v1/${root}/c/a`, undefined, { Authorization: 'Bearer x' });
    expect(token).toMatchObject({ status: 400, text: expect.stringContaining('invalid jwt') });
    expect(
      (await send('GET', `/v1/${root}/c/a`, undefined, { Authorization: 'Basic x' })).status,
    ).toBe(500);
    expect((await send('POST', `/v1/${root}:listen`)).status).toBe(501);
    expect((await send('POST', `/v1/${root}:executePipeline`, '{"any":1}')).status).toBe(400);
  });

  it('says who asks', async () => {
    await send('GET', `/v1/${root}/c/a`, undefined, { Authorization: 'Bearer owner' });
    expect(transport.calls.unary[0]?.context.auth).toEqual({ kind: 'admin' });
  });
});
