import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect as connectHttp2, constants } from 'node:http2';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

/** Whatever comes over the wire: the engine answers or hangs up, and goes on for everybody else. */
let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});
afterAll(() => engine.stop());

/** Whether the engine still answers. */
async function lives(): Promise<boolean> {
  const response = await fetch(`http://${engine.host}:${engine.port}/`);
  return (await response.text()) === 'Ok\n';
}

function open(): Socket {
  return connect(engine.port, engine.host).on('error', () => {});
}

/** Sends bytes, hangs up after them or waits for the engine to do so, and returns what came back. */
function exchange(bytes: string | Buffer, hangUp = false): Promise<string> {
  return new Promise((resolve) => {
    const socket = open();
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.write(bytes, () => {
      if (hangUp) socket.destroy();
    });
  });
}

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';

describe('the port', () => {
  it('refuses random bytes', async () => {
    for (let i = 0; i < 20; i++)
      await exchange(Buffer.concat([Buffer.from([0]), randomBytes(200)]));
    expect(await exchange('\0\0\0\0\r\n\r\n')).toContain('400 Bad Request');
  });

  it('refuses random bytes after the preface of HTTP/2', async () => {
    for (let i = 0; i < 20; i++) {
      await exchange(Buffer.concat([Buffer.from(PREFACE), randomBytes(300)]), i % 2 === 0);
    }
    expect(await lives()).toBe(true);
  });

  it('bears connections that end halfway', async () => {
    const halves = [
      'P',
      'PRI',
      PREFACE,
      'GET',
      'GET / HTTP/1.1\r\nHost:',
      'POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{',
    ];
    for (const half of halves) await exchange(half, true);
    expect(await lives()).toBe(true);
  });

  it('understands a preface that comes byte by byte', async () => {
    const socket = open();
    socket.setNoDelay(true);
    for (const char of 'GET / HTTP/1.0\r\n\r\n') {
      socket.write(char);
      await new Promise(setImmediate);
    }
    const text = await new Promise<string>((resolve) => {
      let all = '';
      socket
        .on('data', (chunk: Buffer) => (all += chunk.toString()))
        .on('close', () => resolve(all));
    });
    expect(text).toContain('Ok\n');
  });

  it('refuses giant headers', async () => {
    const text = await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(200_000)}\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 4/);
  });

  it('gives back what many idle connections took', async () => {
    const before = readdirSync(`/proc/${engine.pid}/fd`).length;
    const sockets = Array.from({ length: 300 }, () => open());
    await Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))),
    );
    for (const socket of sockets) socket.destroy();
    const descriptors = () => readdirSync(`/proc/${engine.pid}/fd`).length;
    while (descriptors() > before + 20) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(descriptors()).toBeLessThanOrEqual(before + 20);
  });
});

describe('gRPC', () => {
  /** A call whose body is `body`; resolves to its grpc-status. */
  function call(path: string, body: Buffer, headers: Record<string, string> = {}): Promise<string> {
    return new Promise((resolve, reject) => {
      const session = connectHttp2(`http://${engine.host}:${engine.port}`);
      session.on('error', reject);
      const stream = session.request({
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: path,
        'content-type': 'application/grpc',
        te: 'trailers',
        ...headers,
      });
      let status = '';
      stream.on('response', (head) => (status ||= String(head['grpc-status'] ?? '')));
      stream.on('trailers', (trailers) => (status = String(trailers['grpc-status'])));
      stream.on('error', () => {});
      stream.on('close', () => {
        session.close();
        resolve(status);
      });
      stream.resume();
      stream.end(body);
    });
  }
  const message = (bytes: Buffer) => {
    const head = Buffer.alloc(5);
    head.writeUInt32BE(bytes.length, 1);
    return Buffer.concat([head, bytes]);
  };
  const service = '/google.firestore.v1.Firestore';

  it.each([
    ['garbage for a message', `${service}/Commit`, message(Buffer.alloc(50, 0xff)), '13'],
    ['an empty message', `${service}/Commit`, message(Buffer.alloc(0)), '3'],
    ['no message', `${service}/Commit`, Buffer.alloc(0), '12'],
    ['an unknown method', `${service}/Nope`, message(Buffer.alloc(0)), '12'],
    ['pipelines', `${service}/ExecutePipeline`, message(randomBytes(9)), '3'],
    ['partitions', `${service}/PartitionQuery`, message(Buffer.alloc(0)), '12'],
  ])('answers %s', async (_, path, body, status) => {
    expect(await call(path, body)).toBe(status);
  });

  it('answers a malformed token', async () => {
    const token = { authorization: 'Bearer x' };
    for (const method of ['Commit', 'RunQuery', 'Listen', 'Write']) {
      expect(await call(`${service}/${method}`, message(Buffer.alloc(0)), token)).toBe('3');
    }
  });

  it('bears streams of garbage and streams that break off', async () => {
    for (const method of ['Listen', 'Write']) {
      expect(await call(`${service}/${method}`, message(randomBytes(40)))).not.toBe('');
    }
    const head = Buffer.from([0, 0, 0, 1, 0]);
    await call(`${service}/Commit`, head);
  });
});

describe('REST and WebChannel', () => {
  const send = (verb: string, path: string, body?: string) =>
    fetch(`http://${engine.host}:${engine.port}${path}`, { method: verb, body });

  it.each([
    ['GET', '/v1/projects/%ff/databases/(default)/documents/c/a'],
    ['GET', '/v1/projects/p/databases/(default)/documents/c/%00'],
    ['POST', '/v1/projects/p/databases/(default)/documents:runQuery'],
    ['DELETE', '/emulator/v1/projects/%ff/databases/d/documents'],
    ['PUT', '/emulator/v1/projects/p:securityRules'],
    ['POST', '/emulator/v1/projects/p:export'],
    ['POST', '/google.firestore.v1.Firestore/Listen/channel'],
    ['POST', '/google.firestore.v1.Firestore/Listen/channel?VER=8&SID='],
    ['GET', '/google.firestore.v1.Firestore/Write/channel?SID=__proto__&RID=rpc'],
  ])('answers %s %s with a client error', async (verb, path) => {
    for (const body of verb === 'GET' ? [undefined] : ['', '{', '[[[[', 'null', '\uFFFF']) {
      const { status } = await send(verb, path, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('answers a body that nests to exhaust the stack', async () => {
    const depth = 50_000;
    const value = `${'{"arrayValue":{"values":['.repeat(depth)}${']}}'.repeat(depth)}`;
    const path = '/v1/projects/p/databases/(default)/documents/c/a';
    expect((await send('PATCH', path, `{"fields":{"a":${value}}}`)).status).toBe(400);
  });

  it('bears garbage on a WebChannel', async () => {
    const path = '/google.firestore.v1.Firestore/Write/channel?VER=8&RID=1';
    const opened = await (await send('POST', path, 'count=1&ofs=0&req0___data__={')).text();
    const sid = /"c","([^"]+)"/.exec(opened)?.[1];
    expect(sid).toBeDefined();
    for (const body of [
      'count=99999999999',
      'ofs=-1&count=x&req0___data__=',
      `req0___data__=${'['.repeat(1e5)}`,
    ]) {
      const { status } = await send('POST', `${path}&SID=${sid}&AID=-5`, body);
      expect(status).toBe(200);
    }
    expect((await send('POST', `${path}&SID=${sid}&TYPE=terminate`)).status).toBe(200);
  });

  it('leaves an engine that answers and has nothing to report', async () => {
    expect(await lives()).toBe(true);
    expect(engine.stderr()).toBe('');
  });
});
