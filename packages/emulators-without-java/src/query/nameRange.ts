import { comparePaths } from '../model/compare.ts';
import { isName } from './fields.ts';
import type { Filter } from './filter.ts';
import { RELATIONS } from './operators.ts';
import { referencedPath } from './predicate.ts';

/** Paths that no result comes before or after; undefined where there is no such limit. */
export interface NameRange {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const EVERYTHING: NameRange = { from: undefined, to: undefined };

/** What the filter says of names: results that it excludes may lie within, but none lie outside. */
export function nameRange(filter: Filter | undefined): NameRange {
  if (filter === undefined || filter.kind === 'or') return EVERYTHING;
  if ('filters' in filter) return filter.filters.map(nameRange).reduce(intersection, EVERYTHING);
  if (filter.kind !== 'scalar' || !isName(filter.field)) return EVERYTHING;
  switch (RELATIONS[filter.relation].nameLimit) {
    case 'first':
      return { from: referencedPath(filter.value), to: undefined };
    case 'last':
      return { from: undefined, to: referencedPath(filter.value) };
    default:
      return EVERYTHING;
  }
}

function intersection(a: NameRange, b: NameRange): NameRange {
  return { from: later(a.from, b.from), to: earlier(a.to, b.to) };
}

export function later(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return comparePaths(a, b) > 0 ? a : b;
}

function earlier(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return comparePaths(a, b) < 0 ? a : b;
}
