import { equals } from '../evaluation/equality.ts';
import { isMap, MapDiff, RulesSet } from '../evaluation/values.ts';
import type { RulesItem, RulesMap } from '../evaluation/values.ts';
import { define } from './define.ts';
import type { Library } from './define.ts';

export const mapLibrary: Library = {
  'map.size': [define(['map'], (map) => BigInt(map.size))],
  'map.keys': [define(['map'], (map) => [...map.keys()])],
  'map.values': [define(['map'], (map) => [...map.values()])],
  'map.get': [
    define(
      ['map', 'string', 'any'],
      (map, key, fallback) => map.get(key) ?? nullOr(map, key, fallback),
    ),
    define(['map', 'list', 'any'], (map, keys, fallback) => {
      let found: RulesItem = map;
      for (const key of keys) {
        if (!isMap(found) || typeof key !== 'string' || !found.has(key)) return fallback;
        found = found.get(key) ?? null;
      }
      return found;
    }),
  ],
  'map.diff': [define(['map', 'map'], (after, before) => new MapDiff(after, before))],
};

/** A key that is there with the value null keeps its null. */
const nullOr = (map: RulesMap, key: string, fallback: RulesItem): RulesItem =>
  map.has(key) ? null : fallback;

/** Names of the top-level fields that differ; adding and removing are seen from the receiver (the later state). */
export const mapDiffLibrary: Library = {
  'map_diff.addedKeys': [define(['map_diff'], (diff) => new RulesSet(added(diff)))],
  'map_diff.removedKeys': [define(['map_diff'], (diff) => new RulesSet(removed(diff)))],
  'map_diff.changedKeys': [define(['map_diff'], (diff) => new RulesSet(shared(diff, false)))],
  'map_diff.unchangedKeys': [define(['map_diff'], (diff) => new RulesSet(shared(diff, true)))],
  'map_diff.affectedKeys': [
    define(
      ['map_diff'],
      (diff) => new RulesSet([...added(diff), ...removed(diff), ...shared(diff, false)]),
    ),
  ],
};

const added = ({ after, before }: MapDiff): string[] =>
  [...after.keys()].filter((key) => !before.has(key));
const removed = ({ after, before }: MapDiff): string[] =>
  [...before.keys()].filter((key) => !after.has(key));
const shared = ({ after, before }: MapDiff, same: boolean): string[] =>
  [...after.keys()].filter(
    (key) =>
      before.has(key) &&
      (equals(after.get(key) ?? null, before.get(key) ?? null) === true) === same,
  );
