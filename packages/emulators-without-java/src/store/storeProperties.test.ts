import { describe, expect, it } from 'vitest';
import { comparePaths } from '../model/compare.ts';
import { StatusError } from '../model/status.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';
import { random } from '../testing/random.ts';
import { FULL_TIMEOUT_MS, SEED, size } from '../testing/size.ts';
import { ManualClock, remove, set } from './testing/fixtures.ts';
import { Store } from './store.ts';
import type { DocumentChange } from './types.ts';
import type { Write } from './write.ts';

const STEPS = size(300, 10_000);

/** One document of the model: its only field, and when it was made and last changed, in microseconds. */
interface Model {
  readonly n: Value | undefined;
  readonly created: bigint;
  readonly updated: bigint;
}

describe('random commits', () => {
  it(
    `agree with a simple model after each of ${STEPS} steps, seed ${SEED}`,
    { timeout: FULL_TIMEOUT_MS },
    () => {
      const next = random(SEED);
      const clock = new ManualClock();
      const store = new Store({ project: 'p', database: '(default)' }, clock);
      const received: DocumentChange[][] = [];
      store.onCommit((commit) => received.push([...commit.changes]));
      let model = new Map<string, Model>();
      const past: { time: Timestamp; model: Map<string, Model> }[] = [];

      for (let step = 0; step < STEPS; step++) {
        if (next(3) === 0) clock.advance(next(3));
        const writes = Array.from({ length: 1 + next(4) }, () => randomWrite(next));
        const { after, failed } = applied(model, writes);
        received.length = 0;
        const commitTime = commitTimeOf(store, writes);
        if (commitTime !== undefined) {
          complete(after, commitTime.toMicros());
          past.push({ time: commitTime, model: after });
        }
        const expected = failed ? model : after;
        const earlier = past[next(Math.max(1, past.length))];
        const isRetained = earlier !== undefined && store.commitsSince(earlier.time) !== undefined;
        expect({
          failed: commitTime === undefined,
          received: received
            .flat()
            .map(({ path }) => path)
            .toSorted(),
          now: stateOf(store),
          past: isRetained && stateOf(store, earlier.time),
        }).toEqual({
          failed,
          received: changedPaths(model, expected),
          now: sorted(expected),
          past: isRetained && sorted(earlier.model),
        });
        model = expected;
      }
      expect(past.length).toBeGreaterThan(STEPS / 10);
    },
  );
});

function randomWrite(next: (limit: number) => number): Write {
  const path = `c${next(2)}/d${next(8)}${next(3) === 0 ? `/c0/e${next(3)}` : ''}`;
  const precondition = next(4) === 0 ? { exists: next(2) === 0 } : undefined;
  if (next(3) === 0) return remove(path, precondition);
  return set(path, { n: BigInt(next(3)) }, { precondition });
}

/** Undefined if a precondition failed. */
function commitTimeOf(store: Store, writes: Write[]): Timestamp | undefined {
  try {
    return store.apply(store.stage(writes, store.currentTime())).commit.commitTime;
  } catch (error) {
    if (error instanceof StatusError && error.code !== 'INTERNAL') return undefined;
    throw error;
  }
}

function changedPaths(before: Map<string, Model>, after: Map<string, Model>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

/** Fills in the times of what a commit has changed. */
function complete(model: Map<string, Model>, time: bigint): void {
  for (const [path, document] of model) {
    if (document.updated !== 0n) continue;
    model.set(path, { ...document, created: document.created || time, updated: time });
  }
}

/** New versions have `updated` 0, and new documents `created` 0 as well, until their commit time is known. */
function applied(
  before: Map<string, Model>,
  writes: Write[],
): { after: Map<string, Model>; failed: boolean } {
  const after = new Map(before);
  const anew = new Set<string>();
  let failed = false;
  for (const { path, precondition, ...write } of writes) {
    const exists = after.has(path);
    if (precondition !== undefined && 'exists' in precondition) {
      failed ||= precondition.exists !== exists;
    }
    if (!exists || write.kind === 'delete') anew.add(path);
    if (write.kind !== 'set') {
      after.delete(path);
      continue;
    }
    const n = write.fields.get('n');
    const stored = before.get(path);
    const isNew = stored === undefined || anew.has(path);
    const isNoOp = !isNew && stored.n === n;
    const created = isNew ? 0n : stored.created;
    after.set(path, isNoOp ? stored : { n, created, updated: 0n });
  }
  return { after, failed };
}

function stateOf(store: Store, time?: Timestamp): [string, Model][] {
  return [...store.inDescendants('', time)].map((document) => [
    document.path,
    {
      n: document.fields.get('n'),
      created: document.createTime.toMicros(),
      updated: document.updateTime.toMicros(),
    },
  ]);
}

function sorted(model: Map<string, Model>): [string, Model][] {
  return [...model].toSorted(([a], [b]) => comparePaths(a, b));
}
