import type { Timestamp } from '../../model/timestamp.ts';
import { timestampFromWire } from '../../model/wireTimestamp.ts';
import type { StreamHandler } from '../../model/stream.ts';
import type { WireTarget } from '../../model/wire.ts';
import type { Store } from '../../store/store.ts';
import { DATABASE, ROOT } from '../../query/testing/fixtures.ts';
import { createListenHandler } from '../index.ts';
import type { ListenAuthorizer, ListenRequest, ListenResponse } from '../index.ts';

/** Path → update time, as text. */
type Documents = Map<string, string>;

interface TargetState {
  isCurrent: boolean;
  resumeToken: Uint8Array | undefined;
  documents: Documents;
  /** The documents as of the last marker: what an application would see. */
  snapshot: Documents | undefined;
  cause: string | undefined;
}

const allowAll: ListenAuthorizer = { query: () => undefined, document: () => undefined };

/** A client for tests: keeps the state of its targets from what the stream sends, as an SDK does. */
export class FakeClient {
  readonly targets = new Map<number, TargetState>();
  /** What was sent since the last `take`, shortened. */
  #log: string[] = [];
  /** Markers since the last `take`. */
  markers = 0;
  lastReadTime: Timestamp | undefined;
  #stream: StreamHandler<ListenRequest> | undefined;
  readonly #store: Store;
  readonly #authorizer: ListenAuthorizer;

  constructor(store: Store, authorizer = allowAll) {
    this.#store = store;
    this.#authorizer = authorizer;
    this.connect();
  }

  get isConnected(): boolean {
    return this.#stream !== undefined;
  }

  connect(): void {
    this.#stream = createListenHandler({
      database: DATABASE,
      store: this.#store,
      authorizer: this.#authorizer,
      sink: {
        send: (message) => this.#receive(message),
        close: (error) => {
          if (error) throw error;
        },
      },
    });
  }

  disconnect(): void {
    this.#stream?.end();
    this.#stream = undefined;
    for (const state of this.targets.values()) state.isCurrent = false;
  }

  /** Adds a target, with what is left of its state if there is any, unless `resumeToken` says otherwise. */
  listen(targetId: number, target: WireTarget, resumeToken?: Uint8Array): void {
    const known = this.targets.get(targetId);
    const token = resumeToken ?? known?.resumeToken;
    this.targets.set(targetId, {
      isCurrent: false,
      resumeToken: token,
      documents: new Map(known?.snapshot),
      snapshot: known?.snapshot,
      cause: undefined,
    });
    this.#stream?.receive({ addTarget: { ...target, targetId, resumeToken: token ?? null } });
  }

  unlisten(targetId: number): void {
    this.targets.delete(targetId);
    this.#stream?.receive({ removeTarget: targetId });
  }

  take(): string[] {
    const log = this.#log;
    this.#log = [];
    this.markers = 0;
    return log;
  }

  snapshotOf(targetId: number): string[] {
    return [...(this.targets.get(targetId)?.snapshot?.keys() ?? [])].toSorted();
  }

  #receive({ targetChange, documentChange, documentDelete, documentRemove }: ListenResponse): void {
    if (targetChange) {
      this.#receiveTargetChange(targetChange);
    } else if (documentChange) {
      const path = relative(documentChange.document?.name);
      const { seconds, nanos } = documentChange.document?.updateTime ?? {};
      for (const id of documentChange.targetIds ?? []) {
        this.#state(id).documents.set(path, `${seconds}.${nanos}`);
      }
      this.#remove(path, documentChange.removedTargetIds);
      this.#note('change', path, documentChange.targetIds, documentChange.removedTargetIds);
    } else if (documentDelete) {
      this.#remove(relative(documentDelete.document), documentDelete.removedTargetIds);
      this.#note('delete', relative(documentDelete.document), [], documentDelete.removedTargetIds);
    } else if (documentRemove) {
      this.#remove(relative(documentRemove.document), documentRemove.removedTargetIds);
      this.#note('remove', relative(documentRemove.document), [], documentRemove.removedTargetIds);
    }
  }

  #receiveTargetChange(change: NonNullable<ListenResponse['targetChange']>): void {
    const type = change.targetChangeType ?? 'NO_CHANGE';
    const ids = change.targetIds ?? [];
    const readTime = change.readTime ? timestampFromWire(change.readTime) : undefined;
    if (readTime !== undefined) {
      if (this.lastReadTime && readTime.compareTo(this.lastReadTime) < 0) {
        throw new Error('The read time went backwards.');
      }
      this.lastReadTime = readTime;
    }
    this.#log.push(`${type === 'NO_CHANGE' ? 'marker' : type} ${ids.join()}`.trim());
    if (type === 'NO_CHANGE') {
      if (ids.length > 0 || readTime === undefined) throw new Error('Not a marker.');
      this.markers++;
      for (const state of this.targets.values()) {
        if (!state.isCurrent) continue;
        state.snapshot = new Map(state.documents);
        state.resumeToken = change.resumeToken ?? undefined;
      }
      return;
    }
    if (ids.length === 0) throw new Error(`${type} without targets would mean all of them.`);
    for (const id of ids) {
      const state = this.targets.get(id);
      if (state === undefined) continue;
      if (type === 'RESET') state.documents.clear();
      if (type === 'CURRENT') state.isCurrent = true;
      if (type === 'REMOVE') {
        state.isCurrent = false;
        if (change.cause) state.cause = `${change.cause.code} ${change.cause.message}`;
      }
    }
  }

  #remove(path: string, targetIds: readonly number[] | null | undefined): void {
    for (const id of targetIds ?? []) this.#state(id).documents.delete(path);
  }

  #state(targetId: number): TargetState {
    const state = this.targets.get(targetId);
    if (state === undefined) throw new Error(`News of target ${targetId}, which isn't there.`);
    return state;
  }

  #note(
    what: string,
    path: string,
    shown: readonly number[] | null | undefined,
    removed: readonly number[] | null | undefined,
  ): void {
    const parts = [what, path];
    if (shown?.length) parts.push(`in ${shown.join()}`);
    if (removed?.length) parts.push(`out ${removed.join()}`);
    this.#log.push(parts.join(' '));
  }
}

function relative(name: string | null | undefined): string {
  return (name ?? '').slice(ROOT.length + 1);
}
