import { randomBytes } from 'node:crypto';
import type { Clock } from '../model/clock.ts';
import type { Document } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { StagedDocument } from '../store/stage.ts';
import { Waiters } from './waiters.ts';

/** A transaction that only reads holds a version and no locks; one that writes reads the latest version, and locks it. */
export type Transaction = ReadOnlyTransaction | ReadWriteTransaction;
interface ReadOnlyTransaction {
  readonly kind: 'readOnly';
  readonly id: string;
  readonly snapshot: Snapshot;
  readonly readTime: Timestamp;
}
export interface ReadWriteTransaction {
  readonly kind: 'readWrite';
  readonly id: string;
  /** Paths of documents read, found or not. */
  readonly documents: Set<string>;
  /** For each query, whether it has read a document, or would have if that had been there. */
  readonly queries: ((document: Document) => boolean)[];
}

/** Writes, computed but not done. */
interface Writes {
  readonly documents: ReadonlyMap<string, Pick<StagedDocument, 'before' | 'after'>>;
}

const IDLE_MICROS = 60_000_000n;
/** How long a writer waits for other transactions' locks. */
const LOCK_TIMEOUT_MS = 2000;

/**
 * The transactions of one database, pessimistic as the server's: what a transaction has read, nobody else may write
 * until it ends. Any number may read the same; reading never waits.
 */
export class Transactions {
  /** Open ones, the longest unused first. */
  readonly #open = new Map<string, { transaction: Transaction; usedMicros: bigint }>();
  readonly #waiters = new Waiters();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  beginReadOnly(snapshot: Snapshot, readTime: Timestamp): ReadOnlyTransaction {
    return this.#added({ kind: 'readOnly', id: newId(), snapshot, readTime });
  }

  /** `retryOf` names an earlier attempt, which ends. */
  beginReadWrite(retryOf?: Uint8Array): ReadWriteTransaction {
    if (retryOf !== undefined) this.end(transactionIdFromWire(retryOf));
    const documents = new Set<string>();
    return this.#added({ kind: 'readWrite', id: newId(), documents, queries: [] });
  }

  /** The open transaction, whose idle time starts again. Throws ABORTED if it has ended. */
  use(wireId: Uint8Array): Transaction {
    this.#expire();
    const id = transactionIdFromWire(wireId);
    const entry = this.#open.get(id);
    if (entry === undefined) {
      throw new StatusError(
        'ABORTED',
        'The referenced transaction has expired or is no longer valid.',
      );
    }
    this.#open.delete(id);
    this.#open.set(id, { ...entry, usedMicros: this.#clock.nowMicros() });
    return entry.transaction;
  }

  /** Releases the locks, if it is still open. */
  end(id: string): void {
    if (this.#open.delete(id)) this.#waiters.wake();
  }

  /**
   * Computes writes and does them in the tick in which no transaction but `own` holds a lock on what they change: a
   * document that was read, or one that enters, changes in or leaves what was queried. Rejects with ABORTED after two
   * seconds, or at once if all would wait for each other; `own` ends then.
   */
  async whenFree<W extends Writes, T>(
    compute: () => W,
    write: (writes: W) => T,
    own?: ReadWriteTransaction,
  ): Promise<T> {
    const deadlineMicros = this.#clock.nowMicros() + BigInt(LOCK_TIMEOUT_MS) * 1000n;
    for (;;) {
      const writes = compute();
      const holders = this.#holders(writes, own);
      if (holders.length === 0) return write(writes);
      const restMs = Number((deadlineMicros - this.#clock.nowMicros()) / 1000n);
      if (restMs <= 0 || (own !== undefined && this.#waiters.wouldDeadlock(own.id, holders))) {
        if (own !== undefined) this.end(own.id);
        throw new StatusError('ABORTED', 'Transaction lock timeout.');
      }
      // One after the other on purpose: each round looks again at who holds what.
      // oxlint-disable-next-line no-await-in-loop
      await this.#waiters.wait(own?.id, holders, (wake) => this.#clock.after(restMs, wake));
      if (own !== undefined && !this.#open.has(own.id)) {
        throw new StatusError(
          'ABORTED',
          'The referenced transaction has expired or is no longer valid.',
        );
      }
    }
  }

  #holders({ documents }: Writes, own: ReadWriteTransaction | undefined): string[] {
    this.#expire();
    const changes = [...documents];
    const result: string[] = [];
    for (const { transaction } of this.#open.values()) {
      if (transaction.kind === 'readOnly' || transaction === own) continue;
      const isHolder = changes.some(
        ([path, { before, after }]) =>
          transaction.documents.has(path) ||
          transaction.queries.some(
            (reads) =>
              (before !== undefined && reads(before)) || (after !== undefined && reads(after)),
          ),
      );
      if (isHolder) result.push(transaction.id);
    }
    return result;
  }

  #added<T extends Transaction>(transaction: T): T {
    this.#expire();
    this.#open.set(transaction.id, { transaction, usedMicros: this.#clock.nowMicros() });
    return transaction;
  }

  #expire(): void {
    const limitMicros = this.#clock.nowMicros() - IDLE_MICROS;
    for (const [id, { usedMicros }] of this.#open) {
      if (usedMicros > limitMicros) return;
      this.end(id);
    }
  }
}

/** The id under which `end` knows a transaction. */
export function transactionIdFromWire(id: Uint8Array): string {
  return Buffer.from(id).toString('hex');
}

/** Unlike any id of an earlier run of the engine. */
function newId(): string {
  return randomBytes(16).toString('hex');
}

export function transactionIdToWire(transaction: Transaction): Uint8Array {
  return Buffer.from(transaction.id, 'hex');
}
