import { Agent } from 'node:http';
import type { Auth } from '../model/auth.ts';
import type { DatabaseId } from '../model/document.ts';
import type { Commit, DocumentChange } from '../store/types.ts';
import { Delivery } from './delivery.ts';
import { eventRequest } from './event.ts';
import type { ChangeType, Trigger } from './trigger.ts';

/** All triggers, and the way their events take to the Functions emulator. */
export class Triggers {
  readonly #registered = new Map<string, { trigger: Trigger; delivery: Delivery }>();
  readonly #agent = new Agent({ keepAlive: true });

  readonly #functionsHost: string | undefined;

  /** @param functionsHost `host:port` of the Functions emulator; without one, events go nowhere */
  constructor(functionsHost: string | undefined) {
    this.#functionsHost = functionsHost;
  }

  /** A trigger with the same project and key is replaced; what is under way for it still arrives. */
  register(trigger: Trigger): void {
    if (this.#functionsHost === undefined) return;
    const { project, key } = trigger;
    const url = new URL(
      `http://${this.#functionsHost}/functions/projects/${encodeURIComponent(project)}/triggers/${encodeURIComponent(key)}`,
    );
    const id = `${project}/${key}`;
    const delivery = this.#registered.get(id)?.delivery ?? new Delivery(url, this.#agent);
    this.#registered.set(id, { trigger, delivery });
  }

  /** Tells every trigger of the document changes that it wants to hear of. Never throws, never waits. */
  dispatch(database: DatabaseId, commit: Commit, auth: Auth): void {
    if (this.#registered.size === 0) return;
    for (const change of commit.changes) {
      const changeType = changeTypeOf(change);
      for (const { trigger, delivery } of this.#registered.values()) {
        if (!wants(trigger, database, change, changeType)) continue;
        const source = { database, time: commit.commitTime, change, auth };
        delivery.enqueue(change.path, () => eventRequest(trigger, source));
      }
    }
  }
}

function wants(
  trigger: Trigger,
  { project, database }: DatabaseId,
  change: DocumentChange,
  changeType: ChangeType | undefined,
): boolean {
  return (
    changeType !== undefined &&
    (trigger.changeType === changeType || trigger.changeType === 'written') &&
    trigger.project === project &&
    trigger.database === database &&
    trigger.matches(change.path)
  );
}

function changeTypeOf({ before, after }: DocumentChange): ChangeType | undefined {
  if (before && after) return 'updated';
  if (after) return 'created';
  return before ? 'deleted' : undefined;
}
