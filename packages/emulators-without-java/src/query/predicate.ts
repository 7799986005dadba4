import { comparePaths, compareValues, isArray, typeRank, valuesEqual } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { fieldAt } from '../model/fieldPath.ts';
import { parseReferencedName } from '../model/resourceName.ts';
import { Reference } from '../model/value.ts';
import type { ArrayValue, Value } from '../model/value.ts';
import { invalid, isName } from './fields.ts';
import type { FieldFilter, Filter } from './filter.ts';
import { RELATIONS } from './operators.ts';
import type { ListRelation, RangeRelation, Relation } from './operators.ts';

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
  if (filter.kind === 'unary') throw invalid('__key__ filter value must be a Key');
  if (filter.kind === 'list') {
    const paths = new Set(filter.values.map(referencedPath));
    return filter.relation === '!=' ? (path) => !paths.has(path) : (path) => paths.has(path);
  }
  const operand = referencedPath(filter.value);
  const { accepts } = RELATIONS[filter.relation];
  return (path) => accepts(comparePaths(path, operand));
}

function fieldTest(filter: FieldFilter): Test {
  if (filter.kind === 'unary') return UNARY_TESTS[filter.relation](filter.value);
  return filter.kind === 'list'
    ? LIST_TESTS[filter.relation](filter.values)
    : SCALAR_TESTS[filter.relation](filter.value);
}

const UNARY_TESTS: Record<'==' | '!=', (operand: null | number) => Test> = {
  // NaN is itself here.
  '==': (operand) => (value) => Object.is(value, operand),
  '!=': (operand) => (value) => value !== null && !Object.is(value, operand),
};

const LIST_TESTS: Record<ListRelation, (values: ArrayValue) => Test> = {
  '==': oneOf,
  '!=': (values) => {
    const isOneOf = oneOf(values);
    return values.includes(null) ? () => false : (value) => value !== null && !isOneOf(value);
  },
  contains: (values) => containing(oneOf(values)),
};

const SCALAR_TESTS: Record<Relation, (operand: Value) => Test> = {
  '==': equalTo,
  '!=': (operand) => {
    const isEqual = equalTo(operand);
    return (value) => operand !== null && value !== null && !isEqual(value);
  },
  '<': (operand) => inRange('<', operand),
  '<=': (operand) => inRange('<=', operand),
  '>': (operand) => inRange('>', operand),
  '>=': (operand) => inRange('>=', operand),
  contains: (operand) => containing(equalTo(operand)),
};

/** Null and NaN equal nothing, not even themselves: the unary filters are for them. */
function equalTo(operand: Value): Test {
  return isComparable(operand) ? (value) => valuesEqual(value, operand) : () => false;
}

function oneOf(values: ArrayValue): Test {
  const operands = values.filter(isComparable);
  return (value) => operands.some((operand) => valuesEqual(value, operand));
}

function containing(test: Test): Test {
  return (value) => isArray(value) && value.some(test);
}

function inRange(relation: RangeRelation, operand: Value): Test {
  if (!isComparable(operand)) return () => false;
  const rank = typeRank(operand);
  const { accepts } = RELATIONS[relation];
  return (value) =>
    typeRank(value) === rank && !isNaNValue(value) && accepts(compareValues(value, operand));
}

export function isNaNValue(value: Value): boolean {
  return typeof value === 'number' && Number.isNaN(value);
}

/** Whether an operand equals anything, and is less or more than anything. */
export function isComparable(value: Value): boolean {
  return value !== null && !isNaNValue(value);
}
