import { fail } from './failure.ts';
import { isList, isMap, RulesSet } from './values.ts';
import type { RulesItem } from './values.ts';

/** Items and characters a value that rules build may have; documents have at most 1 MiB, so no more than that. */
const MAX_SIZE = 1_500_000;
const sizes = new WeakMap<object, number>();

/** How much there is to a value. Parts that occur twice count twice, but are looked at once. */
function sizeOf(value: RulesItem): number {
  if (typeof value === 'string') return value.length;
  const items = partsOf(value);
  if (!items || typeof value !== 'object' || value === null) return 1;
  let size = sizes.get(value);
  if (size === undefined) {
    size = 1;
    for (const item of items) size += sizeOf(item);
    sizes.set(value, size);
  }
  return size;
}

function partsOf(value: RulesItem): Iterable<RulesItem> | undefined {
  if (isList(value)) return value;
  if (isMap(value)) return value.values();
  return value instanceof RulesSet ? value.items : undefined;
}

/** The value, or an error: rules that double a value again and again must not fill the memory. */
export function bounded(value: RulesItem): RulesItem {
  return sizeOf(value) > MAX_SIZE ? fail('The value is too large.') : value;
}
