import { distinct, Membership } from '../evaluation/equality.ts';
import { fail, UNKNOWN } from '../evaluation/failure.ts';
import { bounded } from '../evaluation/size.ts';
import { RulesSet } from '../evaluation/values.ts';
import type { RulesItem, RulesList } from '../evaluation/values.ts';
import { define } from './define.ts';
import type { Library } from './define.ts';

/** Every wanted item is in the list. */
export function hasAll(items: RulesList, wanted: RulesList): RulesItem {
  const membership = new Membership(items);
  const found = wanted.map((item) => membership.has(item));
  if (found.includes(false)) return false;
  return found.includes(undefined) ? UNKNOWN : true;
}

/** At least one wanted item is in the list. */
export function hasAny(items: RulesList, wanted: RulesList): RulesItem {
  const membership = new Membership(items);
  const found = wanted.map((item) => membership.has(item));
  if (found.includes(true)) return true;
  return found.includes(undefined) ? UNKNOWN : false;
}

/** The list has nothing but allowed items; it need not have all of them. */
export const hasOnly = (items: RulesList, allowed: RulesList): RulesItem => hasAll(allowed, items);

export const listLibrary: Library = {
  'list.size': [define(['list'], (list) => BigInt(list.length))],
  'list.concat': [define(['list', 'list'], (list, other) => bounded([...list, ...other]))],
  'list.hasAll': [
    define(['list', 'list'], hasAll),
    define(['list', 'set'], (list, { items }) => hasAll(list, items)),
  ],
  'list.hasAny': [
    define(['list', 'list'], hasAny),
    define(['list', 'set'], (list, { items }) => hasAny(list, items)),
  ],
  'list.hasOnly': [
    define(['list', 'list'], hasOnly),
    define(['list', 'set'], (list, { items }) => hasOnly(list, items)),
  ],
  'list.removeAll': [
    define(['list', 'list'], (list, removed) => {
      const membership = new Membership(removed);
      return list.filter((item) => membership.has(item) !== true);
    }),
  ],
  'list.toSet': [define(['list'], (list) => new RulesSet(distinct(list)))],
  'list.join': [
    define(['list', 'string'], (list, separator) => {
      const texts = list.map(joinable);
      return texts.includes(undefined)
        ? fail('Unsupported operation error. Only strings, numbers and booleans can be joined.')
        : texts.join(separator);
    }),
  ],
};

function joinable(item: RulesItem): string | undefined {
  switch (typeof item) {
    case 'string':
    case 'bigint':
    case 'number':
    case 'boolean':
      return String(item);
    default:
      return item === null ? 'null' : undefined;
  }
}
