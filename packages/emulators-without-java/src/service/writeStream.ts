import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { toStatusError } from '../model/fault.ts';
import { databaseName } from '../model/path.ts';
import { parseDatabaseName } from '../model/resourceName.ts';
import { StatusError } from '../model/status.ts';
import { commit } from './commit.ts';
import { startCall } from './call.ts';
import type { ServiceParts } from './call.ts';
import type { StreamHandler, StreamSink } from '../model/stream.ts';
import type { CallContext } from './types.ts';

type Request = Wire<google.firestore.v1.IWriteRequest>;
type Response = Wire<google.firestore.v1.IWriteResponse>;

/**
 * Batches of one client, committed one after the other. The first request only names the database; an empty one later
 * ends the stream, as does any batch that fails. Tokens are given and not checked.
 */
export class WriteStream implements StreamHandler<Request> {
  #database: string | undefined;
  #token = 0;
  #isOpen = true;
  #pending: Promise<void> = Promise.resolve();
  readonly #parts: ServiceParts;
  readonly #context: CallContext;
  readonly #sink: StreamSink<Response>;

  constructor(parts: ServiceParts, context: CallContext, sink: StreamSink<Response>) {
    this.#parts = parts;
    this.#context = context;
    this.#sink = sink;
  }

  receive(request: Request): void {
    this.#enqueue(async () => this.#answer(request));
  }

  end(): void {
    this.#enqueue(() => this.#close());
  }

  #enqueue(step: () => void | Promise<void>): void {
    this.#pending = this.#pending
      .then(async () => (this.#isOpen ? step() : undefined))
      .catch((error: unknown) => this.#close(toStatusError(error, 'Write stream')));
  }

  async #answer(request: Request): Promise<void> {
    if (this.#database === undefined) {
      this.#database = openingDatabase(request);
      this.#sink.send({ streamId: '0', streamToken: this.#nextToken() });
      return;
    }
    checkDatabase(request, this.#database);
    const writes = request.writes ?? [];
    const call = startCall(this.#parts, this.#context);
    const result = await commit(call, { database: this.#database, writes });
    if (!this.#isOpen) return;
    this.#sink.send({ streamToken: this.#nextToken(), ...result });
    if (writes.length === 0) this.#close();
  }

  #nextToken(): Uint8Array {
    return Buffer.from(String(this.#token++));
  }

  #close(error?: StatusError): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#sink.close(error);
  }
}

function openingDatabase(request: Request): string {
  if (!request.database) throw invalid("'database' must be set on an initial write request.");
  if (request.streamId) {
    throw invalid('Resuming streams is not supported, do not set stream ID.');
  }
  if (request.streamToken?.length) {
    throw invalid(
      "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
    );
  }
  if (request.writes?.length) {
    throw invalid("'writes' must not be set on an initial write request.");
  }
  return databaseName(parseDatabaseName(request.database));
}

function checkDatabase(request: Request, expected: string): void {
  if (!request.database || request.database === expected) return;
  throw invalid(
    `Request specified a database (${request.database}) that did not match the expected database (${expected})`,
  );
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
