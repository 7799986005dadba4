import { comparePaths, compareValues, isArray, typeRank, valuesEqual } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { fieldAt } from '../model/fieldPath.ts';
import { parseReferencedName } from '../model/resourceName.ts';
import { Reference } from '../model/value.ts';
import type { ArrayValue, Value } from '../model/value.ts';
import { invalid, isName } from './fields.ts';
import type { FieldFilter, Filter, ListOperator, ScalarOperator, UnaryOperator } from './filter.ts';

export type Predicate = (document: Document) => boolean;
type Test = (value: Value) => boolean;

/** Turns a filter into a function once, so that it costs little per document. */
export function compileFilter(filter: Filter | undefined): Predicate {
  if (filter === undefined) return () => true;
  if ('filters' in filter) {
    const parts = filter.filters.map(compileFilter);
    return filter.kind === 'or'
      ? (document) => parts.some((part) => part(document))
      : (document) => parts.every((part) => part(document));
  }
  const { field } = filter;
  if (isName(field)) {
    const test = nameTest(filter);
    return (document) => test(document.path);
  }
  const test = fieldTest(filter);
  return (document) => {
    const value = fieldAt(document.fields, field);
    return value !== undefined && test(value);
  };
}

/** The relative path a reference names, to compare documents with. Throws INVALID_ARGUMENT if it's no document. */
export function referencedPath(value: Value): string {
  if (!(value instanceof Reference)) throw invalid('__key__ filter value must be a Key');
  return parseReferencedName(value.name).path;
}

function nameTest(filter: FieldFilter): (path: string) => boolean {
  if (filter.kind === 'list') {
    const paths = new Set(filter.values.map(referencedPath));
    return filter.op === 'NOT_IN' ? (path) => !paths.has(path) : (path) => paths.has(path);
  }
  if (filter.kind === 'unary') throw invalid('__key__ filter value must be a Key');
  const operand = referencedPath(filter.value);
  const accepts = ACCEPTED_ORDER[filter.op];
  return (path) => accepts(comparePaths(path, operand));
}

function fieldTest(filter: FieldFilter): Test {
  if (filter.kind === 'unary') return UNARY_TESTS[filter.op];
  return filter.kind === 'list'
    ? listTest(filter.op, filter.values)
    : scalarTest(filter.op, filter.value);
}

function listTest(op: ListOperator, values: ArrayValue): Test {
  const operands = values.filter(isComparable);
  const among: Test = (value) => operands.some((operand) => valuesEqual(value, operand));
  if (op === 'IN') return among;
  if (op === 'ARRAY_CONTAINS_ANY') return (value) => isArray(value) && value.some(among);
  if (values.includes(null)) return () => false;
  return (value) => value !== null && !among(value);
}

function scalarTest(op: ScalarOperator, operand: Value): Test {
  // Null and NaN equal nothing, not even themselves: the unary filters are for them.
  const equals: Test = isComparable(operand) ? (value) => valuesEqual(value, operand) : () => false;
  if (op === 'EQUAL') return equals;
  if (op === 'NOT_EQUAL') {
    return (value) => operand !== null && value !== null && !equals(value);
  }
  if (op === 'ARRAY_CONTAINS') return (value) => isArray(value) && value.some(equals);
  if (!isComparable(operand)) return () => false;
  const rank = typeRank(operand);
  const accepts = ACCEPTED_ORDER[op];
  return (value) =>
    typeRank(value) === rank && !isNaNValue(value) && accepts(compareValues(value, operand));
}

const UNARY_TESTS: Record<UnaryOperator, Test> = {
  IS_NULL: (value) => value === null,
  IS_NOT_NULL: (value) => value !== null,
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => value !== null && !isNaNValue(value),
};

const ACCEPTED_ORDER: Record<ScalarOperator, (order: number) => boolean> = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
  EQUAL: (order) => order === 0,
  NOT_EQUAL: (order) => order !== 0,
  ARRAY_CONTAINS: () => false,
};

function isNaNValue(value: Value): boolean {
  return typeof value === 'number' && Number.isNaN(value);
}

function isComparable(value: Value): boolean {
  return value !== null && !isNaNValue(value);
}
