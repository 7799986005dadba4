import { status } from '@grpc/grpc-js';
import { Client } from './client.ts';
import type { Address } from './client.ts';
import { GrpcClient, grpcError } from './grpc.ts';
import type { GrpcStream } from './grpc.ts';
import { normal } from './normal.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'hidane/write_stream.json';

/** Plays each recorded conversation on a Write stream; every step with an answer is a case. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const grpc = new GrpcClient(engine);
  for (const [index, item] of list(recording['scenarios']).map(record).entries()) {
    const client = new Client(engine, `demo-write-stream-${index}`);
    await client.clear();
    const conversation = new Conversation(cases, client, grpc, text(item['name']));
    for (const step of list(item['steps'])) await conversation.play(list(step));
    conversation.end();
  }
  grpc.close();
  return cases.result();
}

const SILENCE_MS = 10_000;

class Conversation {
  readonly #stream: GrpcStream;
  readonly #database: string;
  /** Messages, the error if there was one, and the end: as the recording writes them. */
  readonly #received: Recording[] = [];
  #wake = (): void => undefined;
  #token: unknown;
  #step = 0;
  #sentAt = 0;
  readonly #cases: Cases;
  readonly #client: Client;
  readonly #grpc: GrpcClient;
  readonly #name: string;

  constructor(cases: Cases, client: Client, grpc: GrpcClient, name: string) {
    this.#cases = cases;
    this.#client = client;
    this.#grpc = grpc;
    this.#name = name;
    this.#database = `projects/${client.project}/databases/(default)`;
    this.#stream = grpc.stream('Write');
    this.#stream.on('data', (message: unknown) => this.#receive(record(message)));
    // The status says it all, and comes after everything else.
    this.#stream.on('error', () => undefined);
    this.#stream.on('status', (final) => {
      if (final.code !== status.OK) {
        const [code, message] = grpcError(final);
        this.#receive({ error: { status: code, message } });
      }
      this.#receive({ end: true });
    });
  }

  async play([kind, argument, expected]: readonly unknown[]): Promise<void> {
    this.#step++;
    if (kind === 'send') this.#send(record(argument));
    else if (kind === 'close') this.#stream.end();
    else if (kind === 'lock') await this.#lock(text(argument));
    else if (kind === 'get') await this.#checkStored(text(argument), record(expected));
    else await this.#checkReceived(record(argument));
  }

  end(): void {
    this.#stream.cancel();
  }

  #receive(received: Recording): void {
    this.#received.push(received);
    this.#wake();
  }

  async #next(): Promise<Recording> {
    if (this.#received.length === 0) {
      await Promise.race([
        new Promise<void>((resolve) => (this.#wake = resolve)),
        new Promise((resolve) => setTimeout(resolve, SILENCE_MS).unref()),
      ]);
    }
    return this.#received.shift() ?? { silence: true };
  }

  #send({ database, streamId, token, writes, labels }: Recording): void {
    this.#sentAt = performance.now();
    this.#stream.write({
      ...(database !== undefined && { database: database === true ? this.#database : database }),
      ...(streamId !== undefined && { streamId }),
      ...(token !== undefined && {
        streamToken: token === 'last' ? this.#token : Buffer.from(text(token)),
      }),
      ...(labels !== undefined && { labels }),
      writes: list(writes).map((write) => this.#wireWrite(write)),
    });
  }

  #wireWrite(recorded: unknown): object {
    const { update, exists, fields, increment, serverTime } =
      typeof recorded === 'string' ? { update: recorded } : record(recorded);
    const values = Object.entries(record(fields ?? { n: 1 })).map(
      ([name, value]) => [name, { integerValue: value }] as const,
    );
    return {
      update: {
        name: `${this.#client.documents}/${text(update)}`,
        fields: increment === undefined ? Object.fromEntries(values) : {},
      },
      ...(exists !== undefined && { currentDocument: { exists } }),
      ...(increment !== undefined && {
        updateTransforms: [
          { fieldPath: increment, increment: { integerValue: 1 } },
          { fieldPath: serverTime, setToServerValue: 'REQUEST_TIME' },
        ],
      }),
    };
  }

  /** Reads the document in a transaction that stays open. */
  async #lock(path: string): Promise<void> {
    const begun = await this.#grpc.unary('BeginTransaction', { database: this.#database });
    const transaction = 'response' in begun ? begun.response['transaction'] : undefined;
    await this.#grpc.unary('GetDocument', {
      name: `${this.#client.documents}/${path}`,
      transaction,
    });
  }

  async #checkReceived(expected: Recording): Promise<void> {
    const { elapsed_s: elapsed, ...wanted } = expected;
    const received = await this.#next();
    if (typeof elapsed === 'number') {
      const seconds = Math.round((performance.now() - this.#sentAt) / 1000);
      this.#check('waited', seconds >= elapsed, true);
    }
    const isMessage = received['error'] === undefined && !('end' in received);
    this.#check('', isMessage ? this.#describe(received, wanted) : received, this.#named(wanted));
  }

  /** A message in the terms of the recording. */
  #describe(message: Recording, wanted: Recording): Recording {
    const { streamId, streamToken, writeResults, commitTime } = message;
    this.#token = streamToken;
    const results = list(writeResults).map(record);
    const transformResults = list(results[0]?.['transformResults']).length;
    return {
      streamId: text(streamId) !== '',
      streamToken: Buffer.isBuffer(streamToken) ? streamToken.toString() : streamToken,
      results: results.filter(({ updateTime }) => Boolean(updateTime)).length,
      commitTime: Boolean(commitTime),
      ...('transformResults' in wanted || transformResults > 0 ? { transformResults } : {}),
    };
  }

  /** The recorded answer, about this project. */
  #named(wanted: Recording): unknown {
    return JSON.parse(JSON.stringify(wanted).replaceAll('{project}', this.#client.project));
  }

  async #checkStored(path: string, expected: Recording): Promise<void> {
    const { body } = await this.#client.get(path, 'admin');
    const fields = Object.entries(record(record(body)['fields'])).map(
      ([name, value]) => [name, Number(record(value)['integerValue'])] as const,
    );
    this.#check('stored', Object.fromEntries(fields), expected);
  }

  #check(what: string, actual: unknown, expected: unknown): void {
    const name = `${this.#name}, step ${this.#step} ${what}`.trimEnd();
    this.#cases.check(name, normal(actual), normal(expected));
  }
}
