/** What every case works with. Everything of the engine's own helpers that the cases need comes in here. */
import type { Address, Caller } from '../../client.ts';
import { Client } from '../../client.ts';
import { GrpcClient } from '../../grpc.ts';
import { send } from '../../http.ts';
import type { HttpAnswer, HttpRequest } from '../../http.ts';
import { record } from '../../recording.ts';
import { WebChannelSession } from '../../webchannelSession.ts';
import type { FunctionsHost } from './functionsHost.ts';
import type { StorageRules } from './storageRules.ts';

export { channelPath } from '../../webchannelSession.ts';
export { startEngine } from '../../../test/testing/engine.ts';
export { Cases, list, micros, record, text } from '../../recording.ts';
export type { Replay } from '../../recording.ts';
export type { Address, Caller, HttpAnswer, HttpRequest, WebChannelSession };

/** The programs that run while cases do. */
export interface House {
  readonly engine: Address;
  readonly functions: FunctionsHost;
  readonly storageRules: StorageRules;
}

/** Something that is sent to the engine, and what is said of its answer. */
export type Send = (world: World) => Promise<unknown>;

/** The statuses that REST gives to the codes of errors. */
const HTTP_STATUS: Readonly<Record<string, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  UNKNOWN: 500,
  UNIMPLEMENTED: 501,
};

/** One project of the engine, which no other case knows, and who is asking. */
export class World {
  constructor(
    readonly house: House,
    readonly project: string,
    private readonly caller: Caller = 'admin',
  ) {}

  as(caller: Caller): World {
    return new World(this.house, this.project, caller);
  }

  /** @returns the body; of an error, one line: `CODE: message` */
  async rest(method: string, path: string, body?: unknown): Promise<unknown> {
    const client = new Client(this.house.engine, this.project);
    const answer = await client.request(method, this.filled(path), this.caller, this.filled(body));
    const error = record(
      record(Array.isArray(answer.body) ? answer.body[0] : answer.body)['error'],
    );
    if (answer.status === 200 && error['status'] === undefined) return this.general(answer.body);
    const code = String(error['status']);
    const status = HTTP_STATUS[code] === answer.status ? '' : `HTTP ${answer.status} `;
    return this.general(`${status}${code}: ${String(error['message'] ?? answer.body)}`);
  }

  /** A request as it goes over the wire; only the project is filled in. */
  async http(request: HttpRequest): Promise<HttpAnswer> {
    return this.general(await send(this.house.engine, this.filled(request)));
  }

  async grpc(method: string, request: object): Promise<unknown> {
    const client = new GrpcClient(this.house.engine);
    const answer = await client.unary(method, this.filled(request), this.caller === 'admin');
    client.close();
    return this.general('error' in answer ? answer.error.join(': ') : answer.response);
  }

  /** A two-way gRPC stream; `receive` gets each message and, at the end, the status. */
  stream(method: 'Listen' | 'Write', receive: (message: unknown) => void): OpenStream {
    const client = new GrpcClient(this.house.engine);
    const stream = client.stream(method);
    stream.on('data', (message: unknown) => receive(this.general(message)));
    stream.on('error', () => undefined);
    stream.on('status', ({ code, details }) => receive(this.general({ ended: [code, details] })));
    return {
      send: (message) => stream.write(this.filled(message)),
      close: () => {
        stream.cancel();
        client.close();
      },
    };
  }

  /** A browser's stream, which nobody has signed in to. */
  channel(rpc: 'Listen' | 'Write'): WebChannelSession {
    const database = this.filled('projects/{project}/databases/(default)');
    return new WebChannelSession(this.house.engine, rpc, database);
  }

  /** Whatever is sent or expected, with the project's name in it. */
  filled<T>(value: T): T {
    return replaced(value, '{project}', this.project);
  }

  /** The other way round: answers name no case's project. */
  general<T>(value: T): T {
    return replaced(value, this.project, '{project}');
  }
}

export interface OpenStream {
  send(message: object): void;
  close(): void;
}

function replaced<T>(value: T, from: string, to: string): T {
  if (typeof value === 'string') return value.replaceAll(from, to) as T;
  if (Array.isArray(value)) return value.map((item) => replaced<unknown>(item, from, to)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, replaced(item, from, to)]);
  return Object.fromEntries(entries) as T;
}
