import { isArray } from '../model/compare.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import { Reference } from '../model/value.ts';
import type { ArrayValue, Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { valueFromWire } from '../model/wireValue.ts';
import { invalid, isName, parseFieldReference } from './fields.ts';
import { fieldOperator, RELATIONS, unaryOperator } from './operators.ts';
import type { ListRelation, Relation } from './operators.ts';

type WireFilter = NonNullable<WireQuery['where']>;
type WireFieldFilter = NonNullable<WireFilter['fieldFilter']>;
type WireUnaryFilter = NonNullable<WireFilter['unaryFilter']>;
type WireCompositeFilter = NonNullable<WireFilter['compositeFilter']>;

/** Filters as a tree. Values compared with `__name__` are references. */
export type Filter =
  | { readonly kind: 'scalar'; field: FieldPath; relation: Relation; value: Value }
  | { readonly kind: 'list'; field: FieldPath; relation: ListRelation; values: ArrayValue }
  | { readonly kind: 'unary'; field: FieldPath; relation: '==' | '!='; value: null | number }
  | { readonly kind: 'and' | 'or'; filters: readonly Filter[] };
export type FieldFilter = Exclude<Filter, { kind: 'and' | 'or' }>;

/** Whether the filter leaves its field more than certain values. */
export const isInequality = ({ relation }: FieldFilter): boolean =>
  RELATIONS[relation].isInequality;

/** Reads one filter; undefined if it restricts nothing. Throws INVALID_ARGUMENT with the official texts. */
export function parseFilter(wire: WireFilter | null | undefined): Filter | undefined {
  if (wire?.compositeFilter) return parseComposite(wire.compositeFilter);
  if (wire?.fieldFilter) return parseFieldFilter(wire.fieldFilter);
  if (wire?.unaryFilter) return parseUnary(wire.unaryFilter);
  return undefined;
}

function parseComposite(wire: WireCompositeFilter): Filter | undefined {
  if (wire.op !== 'AND' && wire.op !== 'OR') throw invalid('Unsupported CompositeFilter operator.');
  const filters = (wire.filters ?? []).map(parseFilter).filter((filter) => filter !== undefined);
  return filters.length > 1 ? { kind: wire.op === 'AND' ? 'and' : 'or', filters } : filters[0];
}

function parseFieldFilter(wire: WireFieldFilter): Filter {
  const { op } = wire;
  const operator = fieldOperator(op);
  if (operator === undefined) throw invalid('Unknown FieldFilter operator.');
  const { takes, relation } = operator;
  const field = parseFieldReference(wire.field);
  const value = valueFromWire(wire.value ?? {});
  if (isName(field)) {
    if (RELATIONS[relation].isArrayMembership) throw invalid('the name __key__ is reserved');
    const values = takes === 'list' && isArray(value) ? value : [value];
    if (!values.every((item) => item instanceof Reference)) throw notAKey();
  }
  if (takes === 'value') return { kind: 'scalar', field, relation, value };
  const { maxValues } = operator;
  if (!isArray(value)) throw invalid(`'${op}' requires an ArrayValue.`);
  if (value.length === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
  if (value.length > maxValues) {
    throw invalid(`'${op}' supports up to ${maxValues} comparison values.`);
  }
  return { kind: 'list', field, relation, values: value };
}

function parseUnary(wire: WireUnaryFilter): Filter {
  const operator = unaryOperator(wire.op);
  if (operator === undefined) throw invalid('Unknown UnaryFilter operator.');
  const field = parseFieldReference(wire.field);
  if (isName(field)) throw notAKey();
  return { kind: 'unary', field, relation: operator.relation, value: operator.operand };
}

/** Every filter on a field in the tree. */
export function fieldFilters(filter: Filter | undefined): FieldFilter[] {
  if (filter === undefined) return [];
  return 'filters' in filter ? filter.filters.flatMap(fieldFilters) : [filter];
}

/** The filters that all have to hold; undefined where it is enough that some of them do. */
export function conjunction(filter: Filter | undefined): FieldFilter[] | undefined {
  if (filter === undefined) return [];
  if (!('filters' in filter)) return [filter];
  if (filter.kind === 'or') return undefined;
  const parts = filter.filters.map(conjunction);
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

function notAKey(): Error {
  return invalid('__key__ filter value must be a Key');
}
