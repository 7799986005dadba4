import { isMap } from '../model/compare.ts';
import type { MapValue, Value } from '../model/value.ts';
import { valueToWire } from '../model/wireValue.ts';
import { isDeepStrictEqual } from 'node:util';

/** Dotted paths of the fields that differ, going into maps that are on both sides. */
export function changedFields(before: MapValue, after: MapValue, prefix = ''): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].toSorted().flatMap((name) => {
    const path = prefix + quoted(name);
    const [old, now] = [before.get(name), after.get(name)];
    if (old === undefined || now === undefined) return [path];
    if (isMap(old) && isMap(now)) return changedFields(old, now, `${path}.`);
    return isSame(old, now) ? [] : [path];
  });
}

/** Unlike in queries, 1 and 1.0 differ here: the stored value has changed. */
function isSame(a: Value, b: Value): boolean {
  return isDeepStrictEqual(valueToWire(a), valueToWire(b));
}

function quoted(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``;
}
