import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  contextOf,
  DATABASE,
  newService,
  RecordingSink,
  ROOT,
  update,
} from './testing/fixtures.ts';
import type { TestService } from './testing/fixtures.ts';

type Request = Wire<google.firestore.v1.IWriteRequest>;
const handshake = { database: DATABASE };

function open(test: TestService): {
  send: (...requests: Request[]) => void;
  end: () => void;
  sink: RecordingSink<Wire<google.firestore.v1.IWriteResponse>>;
} {
  const sink = new RecordingSink<Wire<google.firestore.v1.IWriteResponse>>();
  const handler = test.service.write(contextOf({ kind: 'admin' }), sink);
  return {
    send: (...requests) => requests.forEach((request) => handler.receive(request)),
    end: () => handler.end(),
    sink,
  };
}

function summary(sink: RecordingSink<Wire<google.firestore.v1.IWriteResponse>>): unknown[] {
  return sink.sent.map(({ streamId, streamToken, writeResults, commitTime }) => [
    Buffer.from(streamToken ?? []).toString(),
    writeResults?.length ?? 0,
    Boolean(commitTime),
    streamId !== undefined,
  ]);
}

describe('a write stream', () => {
  it('answers the handshake and batches in order, and ends with an empty request', async () => {
    const { send, sink } = open(newService());
    send(
      handshake,
      { writes: [update('c/a')] },
      { writes: [update('c/b'), update('c/c')], streamToken: Buffer.from('bogus') },
      { ...handshake, writes: [], labels: { a: 'b' } },
    );
    await vi.waitFor(() => expect(sink.error).toBeNull());
    expect(summary(sink)).toEqual([
      ['0', 0, false, true],
      ['1', 1, true, false],
      ['2', 2, true, false],
      ['3', 0, false, false],
    ]);
  });

  it('ends when the client does, after what came before', async () => {
    const test = newService();
    const { send, end, sink } = open(test);
    send(handshake, { writes: [update('c/a')] });
    end();
    await vi.waitFor(() => expect(sink.error).toBeNull());
    expect(summary(sink)).toHaveLength(2);
    expect(await test.call('getDocument', { name: `${ROOT}/c/a` })).toBeDefined();
  });

  it.each<[Request, string]>([
    [
      { ...handshake, writes: [update('c/x')] },
      "'writes' must not be set on an initial write request.",
    ],
    [{ writes: [] }, "'database' must be set on an initial write request."],
    [
      { ...handshake, streamId: '1', streamToken: Buffer.from('1') },
      'Resuming streams is not supported, do not set stream ID.',
    ],
    [
      { ...handshake, streamToken: Buffer.from('5') },
      "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
    ],
  ])('refuses to begin with %j', async (request, message) => {
    const { send, sink } = open(newService());
    send(request);
    await vi.waitFor(() => expect(sink.error).toMatchObject({ code: 'INVALID_ARGUMENT', message }));
    expect(sink.sent).toEqual([]);
  });

  it.each<[Request, string, string]>([
    [
      { database: 'projects/other/databases/(default)', writes: [update('c/d')] },
      'INVALID_ARGUMENT',
      `Request specified a database (projects/other/databases/(default)) that did not match the expected database (${DATABASE})`,
    ],
    [
      { writes: [{ ...update('c/missing'), currentDocument: { exists: true } }] },
      'NOT_FOUND',
      'no entity to update: app: "dev~p"\npath <\n  Element {\n    type: "c"\n    name: "missing"\n  }\n>\n',
    ],
    [
      { writes: [{ update: { name: `${ROOT}/c/r`, fields: { __x__: { integerValue: '1' } } } }] },
      'INVALID_ARGUMENT',
      'field name __x__ is reserved',
    ],
  ])('ends with the error of %j, and does nothing after it', async (request, code, message) => {
    const test = newService();
    const { send, sink } = open(test);
    send(handshake, request, { writes: [update('c/after')] });
    await vi.waitFor(() => expect(sink.error).toMatchObject({ code, message }));
    expect(summary(sink)).toHaveLength(1);
    expect(test.databases.list()).toEqual([]);
  });
});
