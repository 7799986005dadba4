import { describe, expect, it } from 'vitest';
import { compareStrings } from '../model/compare.ts';
import { random } from '../testing/random.ts';
import { SortedMap } from './sortedMap.ts';

describe('SortedMap', () => {
  it('agrees with a Map under random changes, and old versions stay as they were', () => {
    const next = random(1);
    const model = new Map<string, number>();
    let tree = SortedMap.empty<number>(compareStrings);
    const versions: { tree: SortedMap<number>; values: number[] }[] = [];
    for (let step = 0; step < 3000; step++) {
      const key = `k${next(300)}`;
      if (next(3) === 0) {
        model.delete(key);
        tree = tree.delete(key);
      } else {
        model.set(key, step);
        tree = tree.set(key, step);
      }
      expect(tree.get(key)).toBe(model.get(key));
      if (step % 100 === 0) {
        const sorted = [...model].toSorted(([a], [b]) => compareStrings(a, b));
        versions.push({ tree, values: sorted.map(([, value]) => value) });
      }
    }
    for (const version of versions) {
      expect([...version.tree.from(() => false)]).toEqual(version.values);
      expect(version.tree.size).toBe(version.values.length);
    }
  });

  it('starts at a key', () => {
    let tree = SortedMap.empty<string>(compareStrings);
    for (const key of 'abcdefgh') tree = tree.set(key, key);
    expect([...tree.from((key) => key < 'c')].join('')).toBe('cdefgh');
    expect([...tree.from((key) => key < 'z')]).toEqual([]);
  });

  it('stays the same map if there is nothing to delete', () => {
    const tree = SortedMap.empty<number>(compareStrings).set('a', 1);
    expect(tree.delete('b')).toBe(tree);
  });
});
