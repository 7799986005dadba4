import { expect, it } from 'vitest';
import { Timestamp } from '../model/timestamp.ts';
import { History } from './history.ts';
import { Snapshot } from './snapshot.ts';
import type { Commit } from './types.ts';

const at = (seconds: number) => new Timestamp(seconds, 0);

/** A commit that changes so many documents, a second after the one before. */
const commit = (seconds: number, changes: number): Commit => ({
  commitTime: at(seconds),
  changes: Array.from({ length: changes }, (_, index) => ({
    path: `c/${index}`,
    before: undefined,
    after: undefined,
  })),
});

it('retains 10,000 changes, and drops whole commits beyond them', () => {
  const history = new History(Snapshot.empty(at(0)));
  const add = (seconds: number, changes: number) =>
    history.add(commit(seconds, changes), Snapshot.empty(at(seconds)));
  add(1, 4000);
  add(2, 6000);
  expect(history.since(at(0))).toHaveLength(2);
  expect(history.at(at(0))).toBeDefined();

  add(3, 1);
  expect(history.since(at(0))).toBeUndefined();
  expect(history.at(at(0))).toBeUndefined();
  // What the first commit left is the oldest version now.
  expect(history.since(at(1))).toHaveLength(2);
  expect(history.at(at(1))?.time).toEqual(at(1));
  expect(history.latest.time).toEqual(at(3));

  // One commit may be larger than all that is retained.
  add(4, 10_001);
  expect(history.since(at(3))).toBeUndefined();
  expect(history.since(at(4))).toEqual([]);
});
