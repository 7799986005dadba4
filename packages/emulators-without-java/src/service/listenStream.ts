import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { createListenHandler } from '../listen/index.ts';
import { toStatusError } from '../model/fault.ts';
import { parseDatabaseName } from '../model/resourceName.ts';
import { authorizeGet, authorizeQuery } from './authorization.ts';
import { startCall } from './call.ts';
import type { ServiceParts } from './call.ts';
import type { StatusError } from '../model/status.ts';
import type { StreamHandler, StreamSink } from '../model/stream.ts';
import type { CallContext } from './types.ts';

type Request = Wire<google.firestore.v1.IListenRequest>;
type Response = Wire<google.firestore.v1.IListenResponse>;

/** A Listen stream from before it is known which database it is about: its first request names it. */
export class ListenStream implements StreamHandler<Request> {
  #handler: StreamHandler<Request> | undefined;
  #isOpen = true;
  readonly #parts: ServiceParts;
  readonly #context: CallContext;
  readonly #sink: StreamSink<Response>;

  constructor(parts: ServiceParts, context: CallContext, sink: StreamSink<Response>) {
    this.#parts = parts;
    this.#context = context;
    this.#sink = sink;
  }

  receive(request: Request): void {
    if (!this.#isOpen) return;
    try {
      this.#handler ??= this.#start(request.database || (this.#context.database ?? ''));
      this.#handler.receive(request);
    } catch (error) {
      this.#close(toStatusError(error, 'Listen stream'));
    }
  }

  end(): void {
    this.#close();
  }

  #close(error?: StatusError): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#handler?.end();
    this.#sink.close(error);
  }

  #start(databaseName: string): StreamHandler<Request> {
    const parts = this.#parts;
    const context = this.#context;
    const sink = this.#sink;
    const database = parts.databases.open(parseDatabaseName(databaseName));
    const { id, store } = database;
    return createListenHandler({
      database: id,
      store,
      sink: {
        send: (response) => sink.send(response),
        close: (error) => this.#close(error),
      },
      authorizer: {
        document: (path, document) =>
          authorizeGet(startCall(parts, context), database, store, path, document),
        query: (parentPath, query) =>
          authorizeQuery(startCall(parts, context), database, store, parentPath, query),
      },
    });
  }
}
