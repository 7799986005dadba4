import type { DatabaseId, Document } from '../model/document.ts';
import { reportFault, toStatusError } from '../model/fault.ts';
import { StatusError } from '../model/status.ts';
import { Timestamp } from '../model/timestamp.ts';
import type { StreamHandler, StreamSink } from '../model/stream.ts';
import type { WireTarget } from '../model/wire.ts';
import type { Commit, CommitLog, Reader } from '../store/types.ts';
import { Batch } from './batch.ts';
import type { ListenHub, Subscriber } from './hub.ts';
import { consistent, current, targetChange, targetRejected } from './messages.ts';
import type { ListenRequest, ListenResponse } from './messages.ts';
import { openTarget, resumeTime } from './target.ts';
import type { ListenAuthorizer } from './target.ts';

export interface ListenOptions {
  readonly database: DatabaseId;
  readonly store: Reader & CommitLog;
  /** Asked when a target is added, and not again while it lives: as the official emulator does it. */
  readonly authorizer: ListenAuthorizer;
  readonly sink: StreamSink<ListenResponse>;
}

/** The targets of one Listen stream: any number of them, consistent with each other after every marker. */
export class ListenTargets implements StreamHandler<ListenRequest>, Subscriber {
  readonly #options: ListenOptions;
  readonly #hub: ListenHub;
  /** How to leave each target. */
  readonly #targets = new Map<number, () => void>();
  #isOpen = true;

  constructor(options: ListenOptions, hub: ListenHub) {
    this.#options = options;
    this.#hub = hub;
  }

  /** Throws StatusError for what no target can be told: the stream has to be closed with it. */
  receive(request: ListenRequest): void {
    if (!this.#isOpen) return;
    if (request.addTarget) {
      this.#add(request.addTarget);
    } else if (request.removeTarget) {
      this.#leave(request.removeTarget);
      this.#send([targetChange('REMOVE', request.removeTarget)]);
    }
  }

  end(): void {
    this.#isOpen = false;
    for (const unsubscribe of this.#targets.values()) unsubscribe();
    this.#targets.clear();
  }

  deliver(batch: Batch, { commitTime }: Commit): void {
    this.#send([...this.#messagesOf(batch, commitTime), consistent(commitTime)]);
  }

  #add(wire: WireTarget): void {
    const targetId = wire.targetId ?? 0;
    if (targetId <= 0) throw new StatusError('INVALID_ARGUMENT', 'Target id must be positive.');
    this.#leave(targetId);
    this.#send([targetChange('ADD', targetId), ...this.#start(wire, targetId)]);
  }

  /** Subscribes, and answers what comes after ADD: the first snapshot, or why there is none. */
  #start(wire: WireTarget, targetId: number): ListenResponse[] {
    const { database, store, authorizer } = this.#options;
    try {
      const target = openTarget(wire, database, store, authorizer);
      const since = resumeTime(wire);
      const { view, unsubscribe } = this.#hub.subscribe(target, this, targetId);
      this.#targets.set(targetId, unsubscribe);
      const time = store.currentTime();
      const commits = since instanceof Timestamp ? store.commitsSince(since) : undefined;
      const messages: ListenResponse[] = [];
      const batch = new Batch();
      if (since instanceof Timestamp && commits !== undefined) {
        batch.add(targetId, view.since(since, commits));
      } else {
        if (since !== undefined) messages.push(targetChange('RESET', targetId));
        batch.add(targetId, view.current());
      }
      messages.push(...this.#messagesOf(batch, time), current(targetId, time), consistent(time));
      if (wire.once) {
        this.#leave(targetId);
        messages.push(targetChange('REMOVE', targetId));
      }
      return messages;
    } catch (error) {
      this.#leave(targetId);
      return [targetRejected(targetId, toStatusError(error, `Listen target ${targetId}`))];
    }
  }

  #messagesOf(batch: Batch, time: Timestamp): ListenResponse[] {
    return batch.messages(this.#options.database, time, (document) => this.#mayRead(document));
  }

  #mayRead(document: Document): boolean {
    try {
      this.#options.authorizer.document(document.path, document);
      return true;
    } catch (error) {
      if (!(error instanceof StatusError)) reportFault(error, 'Listen authorizer');
      return false;
    }
  }

  #leave(targetId: number): void {
    this.#targets.get(targetId)?.();
    this.#targets.delete(targetId);
  }

  #send(messages: readonly ListenResponse[]): void {
    try {
      for (const message of messages) {
        if (!this.#isOpen) return;
        this.#options.sink.send(message);
      }
    } catch (error) {
      // A commit of another client must not fail for it.
      this.end();
      this.#options.sink.close(toStatusError(error, 'Listen stream'));
    }
  }
}
