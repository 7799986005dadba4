import { distinct, Membership } from '../evaluation/equality.ts';
import { RulesSet } from '../evaluation/values.ts';
import { define } from './define.ts';
import type { Library } from './define.ts';
import { hasAll, hasAny, hasOnly } from './list.ts';

export const setLibrary: Library = {
  'set.size': [define(['set'], ({ items }) => BigInt(items.length))],
  'set.difference': [
    define(['set', 'set'], ({ items }, other) => {
      const membership = new Membership(other.items);
      return new RulesSet(items.filter((item) => membership.has(item) !== true));
    }),
  ],
  'set.intersection': [
    define(['set', 'set'], ({ items }, other) => {
      const membership = new Membership(other.items);
      return new RulesSet(items.filter((item) => membership.has(item) === true));
    }),
  ],
  'set.union': [
    define(['set', 'set'], (set, other) => new RulesSet(distinct([...set.items, ...other.items]))),
  ],
  'set.hasAll': [
    define(['set', 'list'], ({ items }, wanted) => hasAll(items, wanted)),
    define(['set', 'set'], ({ items }, wanted) => hasAll(items, wanted.items)),
  ],
  'set.hasAny': [
    define(['set', 'list'], ({ items }, wanted) => hasAny(items, wanted)),
    define(['set', 'set'], ({ items }, wanted) => hasAny(items, wanted.items)),
  ],
  'set.hasOnly': [
    define(['set', 'list'], ({ items }, allowed) => hasOnly(items, allowed)),
    define(['set', 'set'], ({ items }, allowed) => hasOnly(items, allowed.items)),
  ],
};
