import { Firestore } from '@google-cloud/firestore';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { startEngine } from './engine.ts';

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

export interface Received {
  readonly key: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export type Answer = number | 'hang up';

const PROJECT = 'demo-events';
export const PROJECT_PATH = `/emulator/v1/projects/${PROJECT}`;

/** An engine, a client of it, and a stand-in for the Functions emulator that hears of changes. */
export async function startFunctionsHost() {
  let received: Received[] = [];
  let answer: (key: string, event: Received) => Answer | Promise<Answer> = () => 200;
  let wake = (): void => {};
  const functions = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      void (async () => {
        const key = request.url?.replace(`/functions/projects/${PROJECT}/triggers/`, '') ?? '';
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
  const engine = await startEngine(['--functions_emulator', `127.0.0.1:${port}`]);
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  const db = new Firestore({ projectId: PROJECT });

  const send = (verb: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`http://${engine.host}:${engine.port}${path}`, {
      method: verb,
      body: body && JSON.stringify(body),
      headers,
    });

  return {
    db,
    send,
    received: () => received,
    answerWith(given: typeof answer) {
      answer = given;
    },
    /** Forgets what came so far, and takes every event again. */
    reset() {
      received = [];
      answer = () => 200;
    },

    /** Registers a second generation function, as the Functions emulator does. */
    async v2(key: string, event: string, document: string, matchType = 'PATH_PATTERN') {
      const body = {
        eventType: `google.cloud.firestore.document.v1.${event}`,
        database: '(default)',
        namespace: '(default)',
        document: { value: document, matchType },
      };
      const path = `${PROJECT_PATH}/eventarcTrigger?eventarcTriggerId=${key}`;
      expect(await (await send('POST', path, body)).json()).toEqual(body);
    },

    async v1(key: string, event: string, document: string) {
      const body = {
        eventTrigger: {
          eventType: `providers/cloud.firestore/eventTypes/document.${event}`,
          resource: `projects/${PROJECT}/databases/(default)/documents/${document}`,
          service: 'firestore.googleapis.com',
        },
      };
      const response = await send('PUT', `${PROJECT_PATH}/triggers/${key}`, body);
      expect(await response.json()).toEqual({});
    },

    /** Resolves once that many have come. */
    async events(count: number, key?: string): Promise<Received[]> {
      const mine = () => received.filter((event) => key === undefined || event.key === key);
      while (mine().length < count) await new Promise<void>((resolve) => (wake = resolve));
      return mine();
    },

    async stop() {
      await db.terminate();
      await engine.stop();
      functions.closeAllConnections();
      await new Promise((resolve) => functions.close(resolve));
    },
  };
}

/** Reads a CloudEvent's body as a function does. */
export function decode({ body }: Received): Record<string, unknown> {
  const message = DocumentEventData.decode(Buffer.from(body, 'base64'));
  return DocumentEventData.toObject(message, { longs: String, enums: String });
}
