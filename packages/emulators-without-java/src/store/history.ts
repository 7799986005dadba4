import type { Timestamp } from '../model/timestamp.ts';
import type { Snapshot } from './snapshot.ts';
import type { Commit } from './types.ts';

interface Entry {
  readonly commit: Commit;
  readonly snapshot: Snapshot;
}

/** How many document changes are retained: what a client that was away briefly needs to catch up. */
const RETAINED_CHANGES = 10_000;

/** The latest version of a database and the recent ones before it. Versions share all that they have in common. */
export class History {
  /** Ascending by commit time; all later than `oldest`. */
  readonly #entries: Entry[] = [];
  #changes = 0;
  #oldest: Snapshot;

  constructor(oldest: Snapshot) {
    this.#oldest = oldest;
  }

  get latest(): Snapshot {
    return this.#entries.at(-1)?.snapshot ?? this.#oldest;
  }

  add(commit: Commit, snapshot: Snapshot): void {
    this.#entries.push({ commit, snapshot });
    this.#changes += commit.changes.length;
    while (this.#changes > RETAINED_CHANGES) {
      const dropped = this.#entries.shift();
      if (dropped === undefined) break;
      this.#oldest = dropped.snapshot;
      this.#changes -= dropped.commit.changes.length;
    }
  }

  /** The version that was the latest at a time, or undefined if that is too long ago. */
  at(time: Timestamp): Snapshot | undefined {
    const later = this.#firstLaterThan(time);
    if (later > 0) return this.#entries[later - 1]?.snapshot;
    return time.compareTo(this.#oldest.time) >= 0 ? this.#oldest : undefined;
  }

  /** Commits later than a time, oldest first, or undefined if some of them may be dropped. */
  since(time: Timestamp): Commit[] | undefined {
    if (time.compareTo(this.#oldest.time) < 0) return undefined;
    return this.#entries.slice(this.#firstLaterThan(time)).map((entry) => entry.commit);
  }

  #firstLaterThan(time: Timestamp): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const entry = this.#entries[middle];
      if (entry !== undefined && entry.commit.commitTime.compareTo(time) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
