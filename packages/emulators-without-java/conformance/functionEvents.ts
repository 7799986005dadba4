import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { startEngine } from '../test/testing/engine.ts';
import { Client } from './client.ts';
import { normal } from './normal.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'fireside/function_events.json';

const PROJECT = 'P';
const SILENCE_MS = 10_000;

interface Received {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Registers the recorded functions and creates the recorded document, with a server in the place of the functions. */
export async function replay(recording: Recording): Promise<Replay> {
  const cases = new Cases();
  const host = await startHost();
  const engine = await startEngine(['--functions_emulator', `127.0.0.1:${host.port}`]);
  try {
    const client = new Client(engine, PROJECT);
    for (const item of list(recording['registration']).map(record)) {
      const { method, path, request, status, response } = item;
      const answer = await client.request(text(method), text(path).slice(1), 'anonymous', request);
      const expected = text(response).startsWith('echoes') ? request : response;
      cases.check(`${text(method)} trigger`, [answer.status, answer.body], [status, expected]);
    }
    const dispatched = list(recording['dispatch']).map(record);
    const [v1, v2] = dispatched;
    const value = record(record(record(v1?.['body'])['data'])['value']);
    const name = text(value['name']);
    await client.commit([{ update: { name, fields: value['fields'] } }], 'admin');
    const received = await host.take(dispatched.length);
    checkV1(cases, record(v1), find(received, v1));
    checkV2(cases, record(v2), find(received, v2));
  } finally {
    await engine.stop();
    host.close();
  }
  return cases.result();
}

const find = (received: readonly Received[], item: Recording | undefined): Received | undefined =>
  received.find(({ path }) => path === item?.['path']);

function checkV1(cases: Cases, item: Recording, received: Received | undefined): void {
  cases.check('v1: method', received?.method, item['method']);
  const type = record(item['headers'])['content-type'];
  cases.check('v1: content-type', received?.headers['content-type'], type);
  const body = record(JSON.parse(received?.body ?? '{}'));
  const { eventId, timestamp, ...context } = record(body['context']);
  const { eventId: _, timestamp: __, ...wanted } = record(record(item['body'])['context']);
  cases.check('v1: data', normal(body['data']), normal(record(item['body'])['data']));
  cases.check('v1: context', normal(context), normal(wanted));
  cases.check('v1: eventId', text(eventId) !== '', true);
  cases.check('v1: timestamp', Number.isNaN(Date.parse(text(timestamp))), false);
}

function checkV2(cases: Cases, item: Recording, received: Received | undefined): void {
  cases.check('v2: method', received?.method, item['method']);
  for (const [name, wanted] of Object.entries(record(item['headers']))) {
    const actual = text(received?.headers[name]);
    const pattern = PATTERNS[name];
    if (pattern) cases.check(`v2: ${name}`, pattern.test(actual), true);
    else cases.check(`v2: ${name}`, actual, wanted);
  }
  const known = Object.keys(record(item['headers'])).filter((name) => name.startsWith('ce-'));
  const sent = Object.keys(received?.headers ?? {}).filter((name) => name.startsWith('ce-'));
  cases.check('v2: which headers', sent.toSorted(), known.toSorted());
  const body = received?.body ?? '';
  cases.check('v2: base64', /^[A-Za-z0-9+/]+={0,2}$/.test(body), true);
  cases.check('v2: body', eventData(body), eventData(text(item['body'])));
}

/** What no two events have in common. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'ce-id': /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  'ce-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
};

/** Decodes as functions do. The recorded body names the recording's own project. */
function eventData(body: string): unknown {
  const decoded = DocumentEventData.decode(Buffer.from(body, 'base64'));
  const data = DocumentEventData.toObject(decoded, { longs: String });
  const value = record(data['value']);
  const times = ['createTime', 'updateTime'].map((key) => Object.keys(record(value[key])));
  const path = text(value['name']).replace(/^projects\/[^/]+/, `projects/${PROJECT}`);
  return normal({ ...data, value: { ...value, name: path, createTime: times, updateTime: times } });
}

interface EventDataType {
  decode(bytes: Uint8Array): unknown;
  toObject(message: unknown, options: object): Recording;
}

const require = createRequire(import.meta.url);
const { google } = require(
  join(dirname(require.resolve('firebase-functions')), '../../protos/compiledFirestore.js'),
) as {
  google: { events: { cloud: { firestore: { v1: { DocumentEventData: EventDataType } } } } };
};
const { DocumentEventData } = google.events.cloud.firestore.v1;

interface Host {
  readonly port: number;
  /** The first so many requests, or fewer if no more come. */
  take(count: number): Promise<readonly Received[]>;
  close(): void;
}

/** Plays the Functions emulator: takes every event. */
async function startHost(): Promise<Host> {
  const received: Received[] = [];
  let wake = (): void => undefined;
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method, url: path = '', headers } = request;
      received.push({ method, path, headers, body });
      response.end();
      wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async take(count) {
      const deadlineMs = performance.now() + SILENCE_MS;
      while (received.length < count && performance.now() < deadlineMs) {
        await Promise.race([
          new Promise<void>((resolve) => (wake = resolve)),
          new Promise((resolve) => setTimeout(resolve, SILENCE_MS).unref()),
        ]);
      }
      return received;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
