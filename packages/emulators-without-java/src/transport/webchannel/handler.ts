import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../../model/status.ts';
import type { FirestoreService } from '../../service/types.ts';
import { parseAuthorization } from '../auth.ts';
import { readBody } from '../httpBody.ts';
import { KEEP_ALIVE_MS } from './backChannel.ts';
import { parseForm } from './form.ts';
import { frame } from './frame.ts';
import { Session } from './session.ts';
import { openStream } from './stream.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;

/**
 * WebChannel, the browser SDK's stand-in for two-way streams: the server's half of what
 * github.com/google/closure-library's labs/net/webchannel speaks in version 8.
 */
export class WebChannels {
  readonly #sessions = new Map<string, Session>();
  readonly #service: FirestoreService;

  constructor(service: FirestoreService) {
    this.#service = service;
  }

  /** False if the path is none of ours. @throws StatusError */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<boolean> {
    const rpc = PATH.exec(path)?.[1];
    if (rpc !== 'Listen' && rpc !== 'Write') return false;
    // Frames are small and answers are awaited: no waiting for more of them.
    request.socket.setNoDelay(true);
    response.setHeader('Cache-Control', 'private, max-age=0');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const parameters = new URLSearchParams(query);
    const id = parameters.get('SID');
    const session = id === null ? undefined : this.#sessions.get(id);
    if (id !== null && !session) {
      // The client looks for these words, not at the very start, and opens a new session then.
      answer(response, 400, 'Error: Unknown SID');
    } else if (!session) {
      await this.#handshake(rpc, parameters, request, response);
    } else if (parameters.get('TYPE') === 'terminate') {
      session.end();
      answer(response, 200, '');
    } else if (request.method === 'GET') {
      session.acknowledge(number(parameters, 'AID') ?? 0);
      session.openBackChannel(response, parameters.get('CI') === '1', number(parameters, 'TO'));
    } else {
      await forward(session, parameters, request, response);
    }
    return true;
  }

  close(): void {
    for (const session of this.#sessions.values()) session.end();
  }

  async #handshake(
    rpc: 'Listen' | 'Write',
    parameters: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method !== 'POST' || parameters.get('VER') !== String(PROTOCOL_VERSION)) {
      throw new StatusError('INVALID_ARGUMENT', 'This is no WebChannel handshake of version 8.');
    }
    const { headers, messages } = parseForm(await readBody(request));
    const auth = parseAuthorization(headers.get('authorization'));
    const database =
      parameters.get('database') ?? headers.get('google-cloud-resource-prefix') ?? undefined;
    const session = new Session(randomUUID(), ({ id }) => this.#sessions.delete(id));
    session.stream = openStream(this.#service, rpc, session, auth, database);
    this.#sessions.set(session.id, session);
    const opening = ['c', session.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS];
    answer(response, 200, frame(JSON.stringify([[0, opening]])));
    session.forward(messages);
  }
}

async function forward(
  session: Session,
  parameters: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { messages } = parseForm(await readBody(request));
  session.acknowledge(number(parameters, 'AID') ?? 0);
  const status = session.status();
  session.forward(messages);
  answer(response, 200, frame(JSON.stringify(status)));
}

function number(parameters: URLSearchParams, name: string): number | undefined {
  const value = Number(parameters.get(name) ?? Number.NaN);
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
