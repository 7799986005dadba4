import { finished, type Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from './clock.ts';

const everyMs = 1000;
/** The SDK begins a transaction by a timer, and needs some turns of Node's event loop between two requests. */
const turnsOfRest = 10;

interface Write {
  update?: { name: string };
  delete?: string;
}

/** The SDK's internal function for all requests; there is no public hook for the model. */
interface Sending {
  request: (method: string, request: { writes?: Write[] }, ...more: unknown[]) => Promise<unknown>;
  requestStream: (...args: unknown[]) => Promise<Duplex>;
}

interface Commit {
  readonly documents: readonly string[];
  readonly begin: () => void;
}

/**
 * The model of Firestore's limit of one write a second per document. A commit waits, by the model clock, until each of
 * its documents had no write for a second, behind earlier commits. Commits themselves are real and take no model time.
 */
export class OneWriteASecond {
  /** The number of writes of each document, by path. */
  readonly writes = new Map<string, number>();
  /** Restores the database. */
  readonly end: () => void;
  readonly #clock: Clock;
  readonly #freeAt = new Map<string, number>();
  readonly #lines = new Map<string, Commit[]>();
  #underWay = 0;
  #becomesQuiet: () => void = () => undefined;

  constructor(db: Firestore, clock: Clock) {
    this.#clock = clock;
    const sending = db as unknown as Sending;
    const { request, requestStream } = sending;
    this.end = () => Object.assign(sending, { request, requestStream });
    sending.request = async (method, what, ...more) => {
      const writes = method === 'commit' ? (what.writes ?? []) : [];
      const send = () => this.#noted(request.call(db, method, what, ...more));
      return writes.length === 0 ? send() : this.#inTurn(writes, send);
    };
    sending.requestStream = async (...args) => {
      this.#underWay += 1;
      const stream = await requestStream.apply(db, args);
      finished(stream, { writable: false }, () => this.#oneLess());
      return stream;
    };
  }

  /** The time of its last write. */
  writtenAt(document: string): number {
    return (this.#freeAt.get(document) ?? Number.NaN) - everyMs;
  }

  /** Resolves when nothing is being sent except commits that wait for the clock. */
  quiet = async (): Promise<void> => {
    for (let turns = 0; turns < turnsOfRest; turns += 1) {
      if (this.#underWay > 0) {
        await new Promise<void>((resolve) => (this.#becomesQuiet = resolve));
        turns = 0;
      }
      await setTimeout(1);
    }
  };

  async #noted<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#underWay += 1;
    return work.finally(() => this.#oneLess());
  }

  #oneLess(): void {
    this.#underWay -= 1;
    if (this.#underWay === 0) this.#becomesQuiet();
  }

  async #inTurn<Answer>(writes: readonly Write[], work: () => Promise<Answer>): Promise<Answer> {
    const documents = pathsOf(writes);
    await new Promise<void>((begin) => {
      const commit = { documents, begin };
      for (const name of documents) this.#lines.set(name, [...this.#line(name), commit]);
      this.#beginIfFirst(commit);
    });
    let isWritten = false;
    try {
      const answer = await work();
      isWritten = true;
      return answer;
    } finally {
      this.#leave(documents, isWritten);
    }
  }

  /** A refused commit has written nothing, so the next may try at once. */
  #leave(documents: readonly string[], isWritten: boolean): void {
    for (const name of documents) {
      const rest = this.#line(name).slice(1);
      if (rest.length > 0) this.#lines.set(name, rest);
      else this.#lines.delete(name);
      if (!isWritten) continue;
      this.#freeAt.set(name, this.#clock.now + everyMs);
      this.writes.set(name, (this.writes.get(name) ?? 0) + 1);
    }
    for (const next of new Set(documents.flatMap((name) => this.#line(name).slice(0, 1)))) {
      this.#beginIfFirst(next);
    }
  }

  #line(name: string): Commit[] {
    return this.#lines.get(name) ?? [];
  }

  #beginIfFirst(commit: Commit): void {
    if (!commit.documents.every((name) => this.#line(name)[0] === commit)) return;
    const free = Math.max(...commit.documents.map((name) => this.#freeAt.get(name) ?? 0));
    if (free <= this.#clock.now) commit.begin();
    else this.#clock.at(free, commit.begin);
  }
}

/** The written documents. */
const pathsOf = (writes: readonly Write[]): string[] => [
  ...new Set(writes.map((write) => write.update?.name ?? write.delete ?? '').map(pathOf)),
];

/** The path within 'projects/P/databases/D/documents/stats/overview'. */
const pathOf = (name: string): string => name.split('/').slice(5).join('/');
