import { Client, Metadata, credentials } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StatusError } from '../../model/status.ts';
import { decode, encode, rpcMethod } from '../../codec/protos.ts';
import { startTransport } from '../testing/fixtures.ts';
import type { Answer } from '../testing/fixtures.ts';

let transport: Awaited<ReturnType<typeof startTransport>>;
let client: Client;
let answer: Answer;
beforeEach(async () => {
  answer = () => ({});
  transport = await startTransport((...call) => answer(...call));
  client = new Client(`127.0.0.1:${transport.port}`, credentials.createInsecure());
});
afterEach(async () => {
  client.close();
  await transport.close();
});

function wire(name: string) {
  const { path, requestType, responseType } = rpcMethod(name);
  return {
    path,
    serialize: (message: object) => Buffer.from(encode(requestType, message)),
    deserialize: (bytes: Buffer) => decode(responseType, bytes),
  };
}

function unary(name: string, message: object, headers: Record<string, string> = {}) {
  const { path, serialize, deserialize } = wire(name);
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(headers)) metadata.set(key, value);
  return new Promise<object | undefined>((resolve, reject) => {
    client.makeUnaryRequest(path, serialize, deserialize, message, metadata, (error, response) => {
      if (error) reject(error);
      else resolve(response);
    });
  });
}

function bidi(name: string) {
  const { path, serialize, deserialize } = wire(name);
  const call = client.makeBidiStreamRequest(path, serialize, deserialize);
  const ended = new Promise<unknown>((resolve) => {
    call.on('error', resolve).on('end', () => resolve(undefined));
  });
  const next = () => new Promise<object>((resolve) => call.once('data', resolve));
  return { call, ended, next };
}

/** The stream that the service has been given, once it has. */
async function opened() {
  while (!transport.calls.streams[0]) await new Promise(setImmediate);
  return transport.calls.streams[0];
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

describe('gRPC', () => {
  it('hands messages, credentials and the database on', async () => {
    answer = () => ({ commitTime: { seconds: '9007199254740993', nanos: 1 } });
    const request = { database: 'projects/p/databases/d', writes: [{ verify: 'x' }] };
    const response = await unary('Commit', request, {
      authorization: 'Bearer owner',
      'google-cloud-resource-prefix': 'projects/p/databases/d',
    });
    expect(response).toEqual({ commitTime: { seconds: '9007199254740993', nanos: 1 } });
    expect(transport.calls.unary[0]).toMatchObject({
      method: 'commit',
      request,
      context: { auth: { kind: 'admin' }, database: 'projects/p/databases/d' },
    });
  });

  it('answers with the status of an error, whatever its text', async () => {
    answer = () => {
      throw new StatusError('FAILED_PRECONDITION', '\n50% „straße“ \ud83d');
    };
    await expect(unary('Commit', {})).rejects.toMatchObject({
      code: 9,
      details: '\n50% „straße“ \ufffd',
    });
  });

  it('streams answers, and an error after some of them', async () => {
    const { path, serialize, deserialize } = wire('RunQuery');
    const read = (): Promise<object[]> =>
      new Promise((resolve, reject) => {
        const seen: object[] = [];
        const call = client.makeServerStreamRequest(path, serialize, deserialize, {});
        call.on('data', (message: object) => seen.push(message));
        call.on('error', reject).on('end', () => resolve(seen));
      });
    answer = () => Array.from({ length: 500 }, (_, skippedResults) => ({ skippedResults }));
    expect(await read()).toHaveLength(500);
    answer = () => {
      throw new StatusError('PERMISSION_DENIED', 'no');
    };
    await expect(read()).rejects.toMatchObject({ code: 7, details: 'no' });
  });

  it('tells the service when the client of a call goes away', async () => {
    answer = () => new Promise(() => {});
    const { path, serialize, deserialize } = wire('Commit');
    const call = client.makeUnaryRequest(path, serialize, deserialize, {}, () => {});
    await until(() => transport.calls.unary.length > 0);
    call.cancel();
    await until(() => transport.calls.unary[0]?.context.signal.aborted ?? false);
    expect(transport.calls.unary[0]?.context.signal.aborted).toBe(true);
  });

  it.each(['Listen', 'Write'])('carries %s both ways until the service ends it', async (name) => {
    const { call, ended, next } = bidi(name);
    call.write({ database: 'd', labels: { a: 'b' } });
    const stream = await opened();
    await until(() => stream.received.length > 0);
    expect(stream.received).toEqual([{ database: 'd', labels: { a: 'b' } }]);
    const message = name === 'Listen' ? { filter: { targetId: 1, count: 2 } } : { streamId: '1' };
    const response = next();
    stream.sink.send(message);
    expect(await response).toEqual(message);
    stream.sink.close(new StatusError('ABORTED', 'enough'));
    stream.sink.send(message);
    stream.sink.close();
    expect(await ended).toMatchObject({ code: 10, details: 'enough' });
  });

  it('tells a stream that its client has closed its side, or is gone', async () => {
    const half = bidi('Listen');
    half.call.write({});
    const first = await opened();
    half.call.end();
    await until(() => first.ended);
    first.sink.close();
    half.call.resume();
    expect(await half.ended).toBeUndefined();
    const gone = bidi('Listen');
    gone.call.write({});
    await until(() => transport.calls.streams.length === 2);
    const second = transport.calls.streams[1];
    gone.call.cancel();
    await until(() => second?.context.signal.aborted ?? false);
    expect(second?.ended).toBe(true);
  });

  it('ends a stream that throws', async () => {
    const { call, ended } = bidi('Write');
    call.write({});
    const stream = await opened();
    stream.onReceive = () => {
      throw new StatusError('INVALID_ARGUMENT', 'bad');
    };
    call.write({});
    expect(await ended).toMatchObject({ code: 3, details: 'bad' });
  });
});
