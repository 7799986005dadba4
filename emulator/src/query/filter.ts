import { isArray } from '../model/compare.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import { Reference } from '../model/value.ts';
import type { ArrayValue, Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { valueFromWire } from '../model/wireValue.ts';
import { invalid, isName, parseFieldReference } from './fields.ts';

type WireFilter = NonNullable<WireQuery['where']>;
type WireFieldFilter = NonNullable<WireFilter['fieldFilter']>;
type WireUnaryFilter = NonNullable<WireFilter['unaryFilter']>;
type WireCompositeFilter = NonNullable<WireFilter['compositeFilter']>;
type Specified<Operator> = Exclude<Operator, 'OPERATOR_UNSPECIFIED' | null | undefined>;

export type ScalarOperator = Exclude<Specified<WireFieldFilter['op']>, ListOperator>;
export type ListOperator = 'IN' | 'NOT_IN' | 'ARRAY_CONTAINS_ANY';
export type UnaryOperator = Specified<WireUnaryFilter['op']>;

/** Filters as a tree. Values compared with `__name__` are references. */
export type Filter =
  | { readonly kind: 'scalar'; field: FieldPath; op: ScalarOperator; value: Value }
  | { readonly kind: 'list'; field: FieldPath; op: ListOperator; values: ArrayValue }
  | { readonly kind: 'unary'; field: FieldPath; op: UnaryOperator }
  | { readonly kind: 'and' | 'or'; filters: readonly Filter[] };
export type FieldFilter = Exclude<Filter, { kind: 'and' | 'or' }>;

/** Most values a filter takes. */
const MAX_VALUES = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 } as const;

const INEQUALITIES = new Set<string>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

/** Whether the filter leaves its field more than certain values. */
export const isInequality = ({ op }: FieldFilter): boolean => INEQUALITIES.has(op);

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
  if (!op || op === 'OPERATOR_UNSPECIFIED') throw invalid('Unknown FieldFilter operator.');
  const field = parseFieldReference(wire.field);
  const value = valueFromWire(wire.value ?? {});
  if (isName(field)) {
    if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') {
      throw invalid('the name __key__ is reserved');
    }
    const values = (op === 'IN' || op === 'NOT_IN') && isArray(value) ? value : [value];
    if (!values.every((item) => item instanceof Reference)) throw notAKey();
  }
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') {
    return { kind: 'scalar', field, op, value };
  }
  if (!isArray(value)) throw invalid(`'${op}' requires an ArrayValue.`);
  if (value.length === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
  if (value.length > MAX_VALUES[op]) {
    throw invalid(`'${op}' supports up to ${MAX_VALUES[op]} comparison values.`);
  }
  return { kind: 'list', field, op, values: value };
}

function parseUnary(wire: WireUnaryFilter): Filter {
  const { op } = wire;
  if (!op || op === 'OPERATOR_UNSPECIFIED') throw invalid('Unknown UnaryFilter operator.');
  const field = parseFieldReference(wire.field);
  if (isName(field)) throw notAKey();
  return { kind: 'unary', field, op };
}

/** Every filter on a field in the tree. */
export function fieldFilters(filter: Filter | undefined): FieldFilter[] {
  if (filter === undefined) return [];
  return 'filters' in filter ? filter.filters.flatMap(fieldFilters) : [filter];
}

function notAKey(): Error {
  return invalid('__key__ filter value must be a Key');
}
