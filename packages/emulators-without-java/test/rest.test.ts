import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

/** What curl and the UI see: REST over the whole engine. */
let engine: Engine;

const ROOT = 'projects/demo-rest/databases/(default)/documents';
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

beforeAll(async () => {
  engine = await startEngine();
});
afterAll(async () => {
  await engine.stop();
});

async function send(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://${engine.host}:${engine.port}/v1/${ROOT}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

async function set(path: string, n: number): Promise<string> {
  const fields = { n: { integerValue: String(n) } };
  const { text } = await send('PATCH', `/${path}`, { fields });
  return (JSON.parse(text) as { updateTime: string }).updateTime;
}

describe('REST', () => {
  it('reads at a time', async () => {
    const first = await set('past/a', 1);
    await set('past/a', 2);
    const { status, text } = await send('GET', `/past/a?readTime=${encodeURIComponent(first)}`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ fields: { n: { integerValue: '1' } } });
  });

  it('takes the mask of the UI for none', async () => {
    await set('masked/a', 1);
    const { text } = await send('GET', '/masked?mask.fieldPaths=_none_&showMissing=true');
    expect(JSON.parse(text)).toMatchObject({ documents: [{ fields: { n: {} } }] });
  });

  it('answers a query with one message after the other', async () => {
    for (const id of ['a', 'b', 'c']) await set(`c/${id}`, 1);
    const { text } = await send('POST', ':runQuery', {
      structuredQuery: { from: [{ collectionId: 'c' }], offset: 1, select: {} },
    });
    const document = (id: string): string =>
      `"document": {\n    "name": "${ROOT}/c/${id}",\n    "createTime": "T",\n    "updateTime": "T"\n  }`;
    expect(text.replace(TIMES, 'T')).toBe(
      [
        '[',
        `{\n  ${document('b')},\n  "readTime": "T",\n  "skippedResults": 1\n},`,
        `{\n  ${document('c')},\n  "readTime": "T",\n  "done": true\n}`,
        ']\n',
      ].join('\n'),
    );
  });

  it('says that an aggregation is done', async () => {
    const { text } = await send('POST', ':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'nothing' }] },
        aggregations: [{ alias: 'n', count: {} }],
      },
    });
    expect(JSON.parse(text)).toEqual([
      {
        result: { aggregateFields: { n: { integerValue: '0' } } },
        readTime: expect.any(String),
        done: true,
      },
    ]);
  });

  it.each([
    [
      'executePipeline',
      400,
      'INVALID_ARGUMENT',
      'ExecutePipeline requires the Database Edition to be `enterprise`.',
    ],
    [
      'partitionQuery',
      501,
      'UNIMPLEMENTED',
      'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
    ],
  ])('refuses %s', async (verb, status, code, message) => {
    const answer = await send('POST', `:${verb}`, {});
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ error: { code: status, message, status: code } });
  });

  it('tells of each write of a batch, but of a name that is none for all of them', async () => {
    await set('batch/there', 1);
    const batch = (...ids: string[]) =>
      send('POST', ':batchWrite', {
        writes: ids.map((id) => ({
          update: { name: `${ROOT}/batch/${id}` },
          currentDocument: { exists: false },
        })),
      });
    const done = await batch('a', 'there');
    expect(done.status).toBe(200);
    expect(JSON.parse(done.text)).toMatchObject({ status: [{}, { code: 6 }] });
    const refused = await batch('b', '__none__');
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text)).toEqual({
      error: {
        code: 400,
        message: 'Resource id "__none__" is invalid because it is reserved.',
        status: 'INVALID_ARGUMENT',
      },
    });
    expect((await send('GET', '/batch/b')).status).toBe(404);
  });

  it.each([
    [':runQuery', { structuredQuery: {} }],
    [':listCollectionIds', {}],
  ])('calls a collection no parent: %s', async (verb, body) => {
    const { status, text } = await send('POST', `/c/a/s${verb}`, body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      error: {
        message: `Document parent name "${ROOT}/c/a/s" lacks "/" at index ${ROOT.length + 6}.`,
      },
    });
  });
});
