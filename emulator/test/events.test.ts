import { Firestore, Timestamp } from '@google-cloud/firestore';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEngine } from './engine.ts';
import type { Engine } from './engine.ts';

// What functions read events with.
const require = createRequire(import.meta.url);
const { google } = require(
  join(dirname(require.resolve('firebase-functions')), '../../protos/compiledFirestore.js'),
) as {
  google: {
    events: {
      cloud: {
        firestore: {
          v1: {
            DocumentEventData: {
              decode(bytes: Uint8Array): unknown;
              toObject(message: unknown, options: object): Record<string, unknown>;
            };
          };
        };
      };
    };
  };
};
const { DocumentEventData } = google.events.cloud.firestore.v1;

interface Received {
  readonly key: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = number | 'hang up';

let engine: Engine;
let functions: Server;
let db: Firestore;
let received: Received[];
let answer: (key: string, event: Received) => Answer | Promise<Answer>;
let wake = () => {};

beforeAll(async () => {
  functions = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      void (async () => {
        const key = request.url?.replace('/functions/projects/demo-events/triggers/', '') ?? '';
        const event = { key, headers: request.headers, body };
        received.push(event);
        wake();
        const given = await answer(key, event);
        if (given === 'hang up') request.socket.destroy();
        else response.writeHead(given).end();
      })();
    });
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const { port } = functions.address() as AddressInfo;
  engine = await startEngine(['--functions_emulator', `127.0.0.1:${port}`]);
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  db = new Firestore({ projectId: 'demo-events' });
});
afterAll(async () => {
  await db.terminate();
  await engine.stop();
  functions.closeAllConnections();
  await new Promise((resolve) => functions.close(resolve));
});
beforeEach(() => {
  received = [];
  answer = () => 200;
});

const project = '/emulator/v1/projects/demo-events';
const send = (verb: string, path: string, body?: object) =>
  fetch(`http://${engine.host}:${engine.port}${path}`, {
    method: verb,
    body: body && JSON.stringify(body),
  });

/** Registers as the Functions emulator does. */
async function v2(key: string, event: string, document: string, matchType = 'PATH_PATTERN') {
  const body = {
    eventType: `google.cloud.firestore.document.v1.${event}`,
    database: '(default)',
    namespace: '(default)',
    document: { value: document, matchType },
  };
  const response = await send('POST', `${project}/eventarcTrigger?eventarcTriggerId=${key}`, body);
  expect(await response.json()).toEqual(body);
}

async function v1(key: string, event: string, document: string) {
  const body = {
    eventTrigger: {
      eventType: `providers/cloud.firestore/eventTypes/document.${event}`,
      resource: `projects/demo-events/databases/(default)/documents/${document}`,
      service: 'firestore.googleapis.com',
    },
  };
  const response = await send('PUT', `${project}/triggers/${key}`, body);
  expect(await response.json()).toEqual({});
}

async function events(count: number, key?: string): Promise<Received[]> {
  const mine = () => received.filter((event) => key === undefined || event.key === key);
  while (mine().length < count) await new Promise<void>((resolve) => (wake = resolve));
  return mine();
}

function decode({ body }: Received): Record<string, unknown> {
  const message = DocumentEventData.decode(Buffer.from(body, 'base64'));
  return DocumentEventData.toObject(message, { longs: String, enums: String });
}

describe('events', () => {
  it('reach second generation functions as CloudEvents', async () => {
    await v2('v2-written', 'written', 'two/{id}');
    const document = db.doc('two/火');
    await document.set({ n: 1, at: new Timestamp(5, 6000), text: '火🔥' });
    await document.update({ n: 2 });
    await document.delete();
    const [created, updated, deleted] = await events(3, 'v2-written');
    expect(created?.headers).toMatchObject({
      'ce-specversion': '1.0',
      'ce-id': expect.stringMatching(/./),
      'ce-type': 'google.cloud.firestore.document.v1.written',
      'ce-source': '//firestore.googleapis.com/projects/projects/demo-events/databases/(default)',
      'ce-time': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      'ce-datacontenttype': 'application/protobuf',
      'ce-location': 'us-central1',
      'ce-project': 'demo-events',
      'ce-database': '(default)',
      'ce-namespace': '(default)',
      'content-type': 'application/protobuf',
    });
    expect(Buffer.from(String(created?.headers['ce-document']), 'latin1').toString()).toBe(
      'two/火',
    );
    const name = 'projects/demo-events/databases/(default)/documents/two/火';
    const before = {
      name,
      fields: {
        n: { integerValue: '1' },
        at: { timestampValue: { seconds: '5', nanos: 6000 } },
        text: { stringValue: '火🔥' },
      },
    };
    expect(created && decode(created)).toMatchObject({ value: before, updateMask: {} });
    expect(created && decode(created)).not.toHaveProperty('oldValue');
    expect(updated && decode(updated)).toMatchObject({
      value: { name, fields: { n: { integerValue: '2' } } },
      oldValue: before,
      updateMask: { fieldPaths: ['n'] },
    });
    expect(deleted && decode(deleted)).toMatchObject({ oldValue: { name } });
    expect(deleted && decode(deleted)).not.toHaveProperty('value');
  });

  it('reach first generation functions as JSON', async () => {
    await v1('v1-update', 'update', 'one/{id}');
    await db.doc('one/a').set({ n: 1, map: { x: 1, y: 1 } });
    await db.doc('one/a').update({ 'map.x': 2 });
    const [updated] = await events(1, 'v1-update');
    expect(updated?.headers['content-type']).toBe('application/json');
    const name = 'projects/demo-events/databases/(default)/documents/one/a';
    expect(JSON.parse(updated?.body ?? '')).toEqual({
      data: {
        value: expect.objectContaining({ name, createTime: expect.any(String) }),
        oldValue: expect.objectContaining({ name }),
        updateMask: { fieldPaths: ['map.x'] },
      },
      context: {
        eventId: expect.any(String),
        timestamp: expect.stringMatching(/Z$/),
        eventType: 'providers/cloud.firestore/eventTypes/document.update',
        resource: { name, service: 'firestore.googleapis.com' },
      },
    });
  });

  it('go to those whose kind and pattern fit', async () => {
    await v2('created', 'created', 'kinds/{id}');
    await v2('updated', 'updated', 'kinds/{id}');
    await v2('deleted', 'deleted', 'kinds/{id}');
    await v2('exact', 'written', 'kinds/a', 'EXACT');
    await v2('deep', 'written', 'kinds/{rest=**}');
    await v2('other', 'written', 'others/{id}');
    await v2('last', 'created', 'last/{id}');
    await db.doc('kinds/a').set({ n: 1 });
    await db.doc('kinds/a').set({ n: 2 });
    await db.doc('kinds/a').set({ n: 2 });
    await db.doc('kinds/a/sub/b').set({});
    await db.doc('kinds/a').delete();
    await db.doc('kinds/none').delete();
    await db.doc('last/x').set({});
    await events(1, 'last');
    await events(4, 'deep');
    await events(1, 'deleted');
    await events(3, 'exact');
    const counts: Record<string, number> = {};
    for (const { key } of received) counts[key] = (counts[key] ?? 0) + 1;
    expect(counts).toEqual({ created: 1, updated: 1, deleted: 1, exact: 3, deep: 4, last: 1 });
  });

  it('of one document come in the order of its commits, each once, however slow the function', async () => {
    await v2('slow', 'written', 'ordered/{id}');
    answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return 200;
    };
    for (let n = 0; n < 10; n++) {
      const batch = db.batch();
      for (const id of ['a', 'b']) batch.set(db.doc(`ordered/${id}`), { n });
      await batch.commit();
    }
    const seen: Record<string, unknown[]> = { 'ordered/a': [], 'ordered/b': [] };
    for (const event of await events(20, 'slow')) {
      const { value } = decode(event) as { value: { fields: { n: { integerValue: string } } } };
      seen[String(event.headers['ce-document'])]?.push(Number(value.fields.n.integerValue));
    }
    const all = Array.from({ length: 10 }, (_, n) => n);
    expect(seen).toEqual({ 'ordered/a': all, 'ordered/b': all });
  });

  it('come again, with the same id, until they are taken; and hold up no others', async () => {
    await v2('moody', 'created', 'again/{id}');
    const failures: (number | 'hang up')[] = [500, 'hang up', 503, 429];
    answer = (key, { headers }) =>
      key === 'moody' && headers['ce-document'] === 'again/a' ? (failures.shift() ?? 200) : 200;
    await db.doc('again/a').set({});
    await db.doc('again/b').set({});
    const all = await events(6, 'moody');
    const idsOf = (name: string) =>
      all
        .filter(({ headers }) => headers['ce-document'] === name)
        .map(({ headers }) => headers['ce-id']);
    expect(idsOf('again/b')).toHaveLength(1);
    expect(idsOf('again/a')).toHaveLength(5);
    expect(new Set(idsOf('again/a')).size).toBe(1);
    expect(all.slice(0, 4).map(({ headers }) => headers['ce-document'])).toContain('again/b');
  });

  it('that a function refuses do not come again', async () => {
    await v2('refuses', 'created', 'refused/{id}');
    answer = () => 400;
    await db.doc('refused/a').set({});
    await events(1, 'refuses');
    answer = () => 200;
    // Longer than the first pause.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await db.doc('refused/b').set({});
    expect(await events(2, 'refuses')).toHaveLength(2);
  });

  it('do not hold up commits, nor each other, when a function hangs or is gone', async () => {
    await v2('hangs', 'created', 'stuck/{id}');
    await v2('gone', 'created', 'stuck/{id}');
    const hanging: ((status: Answer) => void)[] = [];
    answer = (key) => (key === 'gone' ? 404 : new Promise((resolve) => hanging.push(resolve)));
    for (let i = 0; i < 3; i++) await db.doc(`stuck/${i}`).set({ n: 0 });
    await db.doc('stuck/0').delete();
    await db.doc('stuck/0').set({ n: 1 });
    await events(4, 'gone');
    // One after the other for one document, and at once for different ones.
    await events(3, 'hangs');
    expect(received.filter(({ key }) => key === 'hangs')).toHaveLength(3);
    answer = () => 200;
    for (const go of hanging) go(200);
    await events(4, 'hangs');
  });

  it('say who wrote, to those who ask', async () => {
    await v2('auth', 'created.withAuthContext', 'authored/{id}');
    await db.doc('authored/a').set({});
    const url = '/v1/projects/demo-events/databases/(default)/documents/authored?documentId=';
    await send('POST', `${url}b`, {});
    const token = [{ alg: 'none' }, { sub: 'ayu' }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    await fetch(`http://${engine.host}:${engine.port}${url}c`, {
      method: 'POST',
      body: '{}',
      headers: { Authorization: `Bearer ${token.join('.')}.` },
    });
    const types = (await events(3, 'auth')).map(({ headers }) => [
      headers['ce-authtype'],
      headers['ce-authid'],
    ]);
    expect(types).toEqual([
      ['service_account', 'owner'],
      ['unauthenticated', undefined],
      ['unknown', 'ayu'],
    ]);
  });

  it('do not tell of data that is cleared', async () => {
    await v2('clears', 'deleted', 'cleared/{id}');
    await db.doc('cleared/a').set({});
    await send('DELETE', `${project}/databases/(default)/documents/cleared/a`);
    await db.doc('cleared/b').set({});
    await db.doc('cleared/b').delete();
    const [only] = await events(1, 'clears');
    expect(only?.headers['ce-document']).toBe('cleared/b');
  });

  it.each([
    ['PUT', 'triggers/x', {}],
    ['PUT', 'triggers/x', { eventTrigger: { eventType: 'x', resource: 'y' } }],
    ['POST', 'eventarcTrigger?eventarcTriggerId=x', { eventType: 'x' }],
    ['POST', 'eventarcTrigger', {}],
  ])('refuses the trigger of %s %s', async (verb, path, body) => {
    expect((await send(verb, `${project}/${path}`, body)).status).toBe(400);
  });
});
