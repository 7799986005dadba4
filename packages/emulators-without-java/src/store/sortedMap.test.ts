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
      const start = next(version.values.length);
      const end = start + next(20);
      expect([...version.tree.between(start, end)]).toEqual(version.values.slice(start, end));
    }
  });

  it('takes many entries as it takes them one by one, and stays low', () => {
    const next = random(2);
    let tree = SortedMap.empty<number>(compareStrings);
    const model = new Map<string, number>();
    for (let step = 0; step < 300; step++) {
      // Spread over all keys, or close together.
      const span = next(2) ? 100_000 : 50;
      const start = next(100_000);
      const keys = Array.from({ length: next(60) }, () => `k${100_000 + start + next(span)}`);
      const sorted = [...new Set(keys)].toSorted(compareStrings);
      const before = [...tree.keys()];
      const old = tree;
      tree = tree.setSorted(sorted.map((key) => [key, step]));
      for (const key of sorted) model.set(key, step);
      expect([...old.keys()]).toEqual(before);
      if (next(4) > 0) continue;
      for (const key of before.slice(start % 100, (start % 100) + 30)) {
        tree = tree.delete(key);
        model.delete(key);
      }
    }
    const entries = [...model].toSorted(([a], [b]) => compareStrings(a, b));
    expect([...tree.keys()]).toEqual(entries.map(([key]) => key));
    expect([...tree.from(() => false)]).toEqual(entries.map(([, value]) => value));
    expect(tree.size).toBe(model.size);
    let compared = 0;
    const counting = tree.rank((key) => (compared++, key < 'k150000'));
    expect(counting).toBe(entries.filter(([key]) => key < 'k150000').length);
    // An AVL tree is at most 1.45 times as high as can be.
    expect(compared).toBeLessThanOrEqual(1.45 * Math.log2(model.size + 2));
  });

  it('starts at a key', () => {
    let tree = SortedMap.empty<string>(compareStrings);
    for (const key of 'abcdefgh') tree = tree.set(key, key);
    expect([...tree.from((key) => key < 'c')].join('')).toBe('cdefgh');
    expect([...tree.from((key) => key < 'z')]).toEqual([]);
  });

  it('ends at a key, and tells the position of one', () => {
    const tree = SortedMap.ofSorted(compareStrings, 'abcdefgh'.split(''), (key) =>
      key.toUpperCase(),
    );
    expect(
      [
        ...tree.from(
          (key) => key < 'c',
          (key) => key > 'e',
        ),
      ].join(''),
    ).toBe('CDE');
    expect(tree.rank((key) => key < 'c')).toBe(2);
    expect(tree.rank(() => false)).toBe(0);
    expect(tree.rank(() => true)).toBe(8);
    expect([...tree.between(6, 20)].join('')).toBe('GH');
    expect([...tree.between(20, 30)]).toEqual([]);
  });

  it('made of keys in order is the map made one by one, and changes as that does', () => {
    for (const count of [0, 1, 2, 3, 10, 1000]) {
      const keys = Array.from({ length: count }, (_, at) => `k${1000 + at}`);
      let tree = SortedMap.ofSorted(compareStrings, keys, (key) => key);
      expect([...tree.keys()]).toEqual(keys);
      expect(tree.size).toBe(count);
      for (const key of keys.slice(0, 500)) tree = tree.delete(key).set(`${key}+`, key);
      expect([...tree.from(() => false)]).toEqual(keys);
    }
  });

  it('stays the same map if there is nothing to delete', () => {
    const tree = SortedMap.empty<number>(compareStrings).set('a', 1);
    expect(tree.delete('b')).toBe(tree);
  });
});
