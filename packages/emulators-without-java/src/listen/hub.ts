import type { Commit, CommitLog, DocumentChange } from '../store/types.ts';
import { Batch } from './batch.ts';
import { scopesOf } from './scope.ts';
import type { View, ViewSource } from './view.ts';

/** A stream, as the hub sees it. */
export interface Subscriber {
  deliver(batch: Batch, commit: Commit): void;
}

interface Subscription {
  readonly subscriber: Subscriber;
  readonly targetId: number;
}

interface SharedView {
  readonly view: View;
  readonly key: string;
  readonly subscriptions: Set<Subscription>;
}

/**
 * The listeners of one database. A commit reaches only the views in whose scope it changes something, and equal targets
 * share one view, so work depends on what changed and not on how many listen or how much is stored.
 */
export class ListenHub {
  readonly #log: CommitLog;
  readonly #views = new Map<string, SharedView>();
  readonly #byScope = new Map<string, Set<SharedView>>();
  #stopListening: (() => void) | undefined;

  constructor(log: CommitLog) {
    this.#log = log;
  }

  /**
   * Subscribes a target to a view, made only if nobody else has it yet. Returns it, and how to leave.
   * Whatever the caller reads in the same tick and what is delivered from then on fit together without gap or overlap.
   */
  subscribe(
    source: ViewSource,
    subscriber: Subscriber,
    targetId: number,
  ): { view: View; unsubscribe: () => void } {
    const shared = this.#views.get(source.key) ?? this.#open(source.key, source.createView());
    const subscription = { subscriber, targetId };
    shared.subscriptions.add(subscription);
    return {
      view: shared.view,
      unsubscribe: () => {
        shared.subscriptions.delete(subscription);
        if (shared.subscriptions.size === 0) this.#close(shared);
      },
    };
  }

  #open(key: string, view: View): SharedView {
    const shared: SharedView = { view, key, subscriptions: new Set() };
    this.#views.set(key, shared);
    for (const scope of view.scopes) {
      const views = this.#byScope.get(scope) ?? new Set();
      this.#byScope.set(scope, views.add(shared));
    }
    this.#stopListening ??= this.#log.onCommit((commit) => this.#publish(commit));
    return shared;
  }

  #close(shared: SharedView): void {
    if (this.#views.get(shared.key) !== shared) return;
    this.#views.delete(shared.key);
    for (const scope of shared.view.scopes) {
      const views = this.#byScope.get(scope);
      views?.delete(shared);
      if (views?.size === 0) this.#byScope.delete(scope);
    }
    if (this.#views.size > 0) return;
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  #publish(commit: Commit): void {
    const batches = new Map<Subscriber, Batch>();
    for (const [shared, changes] of this.#concerned(commit)) {
      const viewChanges = shared.view.apply(changes);
      if (viewChanges.length === 0) continue;
      for (const { subscriber, targetId } of shared.subscriptions) {
        const batch = batches.get(subscriber) ?? new Batch();
        batches.set(subscriber, batch);
        batch.add(targetId, viewChanges);
      }
    }
    for (const [subscriber, batch] of batches) subscriber.deliver(batch, commit);
  }

  #concerned(commit: Commit): Map<SharedView, DocumentChange[]> {
    const concerned = new Map<SharedView, DocumentChange[]>();
    for (const change of commit.changes) {
      for (const scope of scopesOf(change.path)) {
        for (const shared of this.#byScope.get(scope) ?? []) {
          const changes = concerned.get(shared);
          if (changes === undefined) concerned.set(shared, [change]);
          else changes.push(change);
        }
      }
    }
    return concerned;
  }
}
