import type { Auth } from '../model/auth.ts';
import type { Clock } from '../model/clock.ts';
import type { DatabaseId, Document } from '../model/document.ts';
import { databaseName } from '../model/path.ts';
import type { Staged } from '../store/stage.ts';
import { Store } from '../store/store.ts';
import type { Applied } from '../store/store.ts';
import type { Commit } from '../store/types.ts';
import { Transactions } from '../transactions/transactions.ts';
import type { Databases } from './types.ts';

export interface Database {
  readonly id: DatabaseId;
  readonly store: Store;
  readonly transactions: Transactions;
}

/** All databases of all projects; each begins when it is first named. */
export class DatabaseRegistry implements Databases {
  readonly #databases = new Map<string, Database>();
  readonly #listeners = new Set<(database: DatabaseId, commit: Commit, auth: Auth) => void>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  open(id: DatabaseId): Database {
    const name = databaseName(id);
    const found = this.#databases.get(name);
    if (found !== undefined) return found;
    const store = new Store(id, this.#clock);
    const database = { id, store, transactions: new Transactions(this.#clock) };
    this.#databases.set(name, database);
    return database;
  }

  /** Applies a client's writes. Throws the failed precondition, if there is one. */
  commit(database: Database, staged: Staged, auth: Auth): Applied {
    const applied = database.store.apply(staged);
    for (const listener of this.#listeners) listener(database.id, applied.commit, auth);
    return applied;
  }

  clear(id: DatabaseId, path = ''): void {
    const { store } = this.open(id);
    const removed = [...store.inDescendants(path)].map((document) => document.path);
    if (store.get(path) !== undefined) removed.push(path);
    store.replace(removed, []);
  }

  list(): DatabaseId[] {
    return [...this.#databases.values()]
      .filter(({ store }) => store.snapshot().size > 0)
      .map(({ id }) => id);
  }

  documents(id: DatabaseId): Iterable<Document> {
    return this.open(id).store.inDescendants('');
  }

  restore(id: DatabaseId, documents: Iterable<Document>): void {
    this.open(id).store.replace([], documents);
  }

  onCommit(listener: (database: DatabaseId, commit: Commit, auth: Auth) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
