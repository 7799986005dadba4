import { Client, credentials } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../model/clock.ts';
import { DatabaseRegistry } from '../service/databaseRegistry.ts';
import { createFirestoreService } from '../service/firestoreService.ts';
import { decode, encode, rpcMethod } from '../codec/protos.ts';
import { serve, startTransport } from './testing/fixtures.ts';

/** A bug of ours deep in the engine: whatever asks the rules runs into it. */
function bug(): never {
  throw new TypeError('a bug made for this test');
}
const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const QUERY = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] } };
const WRITE = { delete: `${ROOT}/c/a` };
const LISTEN = { database: DATABASE, addTarget: { targetId: 1, query: QUERY } };
const REJECTED = {
  targetChangeType: 'REMOVE',
  targetIds: [1],
  cause: { code: 13, message: 'a bug made for this test' },
};

let transport: Awaited<ReturnType<typeof serve>>;
let client: Client;
let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void logged.push(String(line)));
  const databases = new DatabaseRegistry(systemClock);
  transport = await serve(
    createFirestoreService({ databases, rules: { for: bug }, clock: systemClock }),
  );
  client = connect(transport.port);
});
afterEach(async () => {
  vi.restoreAllMocks();
  client.close();
  await transport.close();
});

const connect = (port: number) => new Client(`127.0.0.1:${port}`, credentials.createInsecure());

/** What a method answers to these messages, until it ends or has answered `count` times. */
function call(name: string, messages: object[], count = Infinity): Promise<unknown[]> {
  const { path, requestType, responseType } = rpcMethod(name);
  return new Promise((resolve) => {
    const answers: unknown[] = [];
    const stream = client.makeBidiStreamRequest(
      path,
      (message: object) => Buffer.from(encode(requestType, message)),
      (bytes) => decode(responseType, bytes),
    );
    stream.on('data', (answer: unknown) => {
      if (answers.push(answer) === count) resolve(answers);
    });
    stream.on('end', () => resolve(answers));
    stream.on('error', ({ code, details }: { code?: number; details?: string }) =>
      resolve([...answers, { code, details }]),
    );
    for (const message of messages) stream.write(message);
    if (count === Infinity) stream.end();
  });
}

/** One line says what and where; the stack follows. */
function expectLogged(where: string): void {
  expect(logged).toEqual([
    expect.stringMatching(/^Internal fault .*: TypeError: a bug made for this test\n +at .*bug /),
  ]);
  expect(logged[0]).toContain(`(${where})`);
}

describe('a fault of the engine is logged, and answered as INTERNAL', () => {
  const INTERNAL = { code: 13, details: 'a bug made for this test' };

  it.each([
    ['GetDocument', { name: `${ROOT}/c/a` }, 'gRPC getDocument'],
    ['RunQuery', QUERY, 'gRPC runQuery'],
  ])('by gRPC, %s', async (name, message, where) => {
    expect(await call(name, [message])).toEqual([INTERNAL]);
    expectLogged(where);
  });

  it('by gRPC, Write', async () => {
    const messages = [{ database: DATABASE }, { writes: [WRITE] }];
    expect((await call('Write', messages)).at(-1)).toEqual(INTERNAL);
    expectLogged('Write stream');
  });

  it('by gRPC, Listen, of that target alone', async () => {
    const answers = await call('Listen', [LISTEN], 2);
    expect(answers.at(-1)).toMatchObject({ targetChange: REJECTED });
    expectLogged('Listen target 1');
  });

  it('by gRPC, when an answer has no wire form', async () => {
    const scripted = await startTransport(() => ({ fields: 1 }));
    client.close();
    client = connect(scripted.port);
    expect(await call('GetDocument', [{}])).toMatchObject([{ code: 13 }]);
    expect(logged).toEqual([expect.stringMatching(/^Internal fault \(gRPC GetDocument\): /)]);
    await scripted.close();
  });

  it('by REST, and the next request is served', async () => {
    const response = await fetch(`${transport.url}/v1/${ROOT}/c/a`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: { code: 500, message: 'a bug made for this test', status: 'INTERNAL' },
    });
    expectLogged(`GET /v1/${ROOT}/c/a`);
    const headers = { authorization: 'Bearer owner' };
    expect((await fetch(`${transport.url}/v1/${ROOT}/c/a`, { headers })).status).toBe(404);
  });

  it.each([
    ['Listen', [LISTEN], JSON.stringify({ targetChange: REJECTED }), 'Listen target 1'],
    [
      'Write',
      [{ database: DATABASE }, { writes: [WRITE] }],
      '{"error":{"message":"a bug made for this test","status":"INTERNAL"}}',
      'Write stream',
    ],
  ])('by WebChannel, %s', async (rpc, messages, expected, where) => {
    const channel = `${transport.url}/google.firestore.v1.Firestore/${rpc}/channel?VER=8`;
    const form = new URLSearchParams(
      messages.map((message, n): [string, string] => [`req${n}___data__`, JSON.stringify(message)]),
    );
    const opened = await fetch(`${channel}&RID=1`, { method: 'POST', body: form });
    const sid = /"c","([^"]+)"/.exec(await opened.text())?.[1];
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    const poll = await fetch(`${channel}&SID=${sid}&RID=rpc&TYPE=xmlhttp&AID=0&CI=1`);
    expect(await poll.text()).toContain(expected);
    expectLogged(where);
    await fetch(`${channel}&SID=${sid}&TYPE=terminate`, { method: 'POST' });
  });
});
