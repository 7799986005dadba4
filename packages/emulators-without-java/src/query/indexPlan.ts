import { compareValues, typeRank } from '../model/compare.ts';
import type { Value } from '../model/value.ts';
import type { IndexDefinition, IndexKey } from '../store/types.ts';
import { indexable } from './indexable.ts';
import type { ScalarFilter } from './indexable.ts';
import { defineIndex, fixedOf } from './indexDefinition.ts';
import { RELATIONS } from './operators.ts';
import { isNaNValue } from './predicate.ts';
import type { Query } from './query.ts';

/** An index in which all matches of a query stand together, in their order, and what stands on either side of them. */
export interface IndexPlan {
  readonly definition: IndexDefinition;
  isBefore(key: IndexKey): boolean;
  isPast(key: IndexKey): boolean;
}

/** Undefined if no index has the answer: every document has to be looked at. */
export function planIndex({ parts }: Query): IndexPlan | undefined {
  const { collectionId, parent, allDescendants, orders, start, end, nearest, required } = parts;
  const [first] = orders;
  if (collectionId === undefined || first === undefined) return undefined;
  if (nearest !== undefined || required.length > 0) return undefined;
  if (allDescendants && parent !== '') return undefined;
  const filters = indexable(parts.filter, first.field);
  if (filters === undefined) return undefined;
  const scope = { parent: allDescendants ? undefined : parent, collectionId };
  const definition = defineIndex(scope, filters, orders);
  const { compare } = definition;
  const prefix = fixedOf(filters).map(({ value }) => value);
  const from = [...prefix, ...(start?.key ?? [])];
  const to = [...prefix, ...(end?.key ?? [])];
  /** Whether a range leaves out a key of the prefix, on this side (-1 or 1) of what it takes in. */
  const isBeside = (key: IndexKey, side: number): boolean => {
    const value = key[prefix.length];
    const ascending = first.descending ? -side : side;
    return (
      value !== undefined &&
      filters.ranges.some((range) => sideOf(range, value) === ascending) &&
      compare(key, prefix) === 0
    );
  };
  return {
    definition,
    isBefore: (key) => {
      const comparison = compare(key, from);
      return comparison < 0 || (comparison === 0 && start?.before === false) || isBeside(key, -1);
    },
    isPast: (key) => {
      const comparison = compare(key, to);
      return comparison > 0 || (comparison === 0 && end?.before === true) || isBeside(key, 1);
    },
  };
}

/** -1 for a value that comes before all that a range takes in, 1 for one that comes after, 0 for what it takes in. */
function sideOf({ relation, value: operand }: ScalarFilter, value: Value): number {
  const difference = typeRank(value) - typeRank(operand);
  if (difference !== 0) return Math.sign(difference);
  if (isNaNValue(value)) return -1;
  const { accepts, nameLimit } = RELATIONS[relation];
  if (accepts(compareValues(value, operand))) return 0;
  return nameLimit === 'last' ? 1 : -1;
}
