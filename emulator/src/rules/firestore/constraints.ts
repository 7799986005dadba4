import { parseFieldPath } from '../../model/fieldPath.ts';
import { StatusError } from '../../model/status.ts';
import type { ArrayValue, Value } from '../../model/value.ts';
import type { WireQuery } from '../../model/wire.ts';
import { valueFromWire } from '../../model/wireValue.ts';
import { Constrained } from '../evaluation/constrained.ts';
import type { RulesItem, RulesMap, RulesValue } from '../evaluation/values.ts';
import { rulesValue } from './values.ts';

type WireFilter = NonNullable<WireQuery['where']>;

/** One thing a query says about a field. */
interface Fact {
  readonly field: string;
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains';
  readonly value: RulesValue;
}
type Conjunction = readonly Fact[];

/** Firestore itself allows 30 alternatives. */
const MAX_ALTERNATIVES = 1000;

/**
 * The alternatives of a query as the data of a document of which only what the filters say is known.
 * `in`, `array-contains-any` and OR are expanded: each alternative has to be allowed by itself.
 * Filters on the document's name say nothing here.
 */
export function alternatives(where: WireQuery['where']): RulesMap[] {
  return (where ? expand(where) : [[]]).map(syntheticData);
}

function expand(filter: WireFilter): Conjunction[] {
  if (filter.compositeFilter) {
    const parts = (filter.compositeFilter.filters ?? []).map(expand);
    return filter.compositeFilter.op === 'OR' ? parts.flat() : product(parts);
  }
  if (filter.unaryFilter) {
    const { op, field } = filter.unaryFilter;
    const negative = op === 'IS_NOT_NULL' || op === 'IS_NOT_NAN';
    const value = op === 'IS_NULL' || op === 'IS_NOT_NULL' ? null : Number.NaN;
    return [[{ field: field?.fieldPath ?? '', operator: negative ? '!=' : '==', value }]];
  }
  return filter.fieldFilter ? expandField(filter.fieldFilter) : [[]];
}

const COMPARISONS: Readonly<Record<string, Fact['operator']>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'contains',
};

function expandField(filter: NonNullable<WireFilter['fieldFilter']>): Conjunction[] {
  const field = filter.field?.fieldPath ?? '';
  if (field === '__name__') return [[]];
  const value = filter.value ? valueFromWire(filter.value) : null;
  const fact = (operator: Fact['operator'], one: Value): Fact => ({
    field,
    operator,
    value: rulesValue(one),
  });
  const each = isArray(value) ? value : [value];
  switch (filter.op) {
    case 'IN':
      return each.map((one) => [fact('==', one)]);
    case 'ARRAY_CONTAINS_ANY':
      return each.map((one) => [fact('contains', one)]);
    case 'NOT_IN':
      return [each.map((one) => fact('!=', one))];
    default: {
      const operator = COMPARISONS[String(filter.op)];
      return operator === undefined ? [[]] : [[fact(operator, value)]];
    }
  }
}

const isArray = (value: Value): value is ArrayValue => Array.isArray(value);

function product(parts: readonly Conjunction[][]): Conjunction[] {
  let result: Conjunction[] = [[]];
  for (const part of parts) {
    if (result.length * part.length > MAX_ALTERNATIVES) {
      throw new StatusError('INVALID_ARGUMENT', 'The query has too many alternatives.');
    }
    result = result.flatMap((left) => part.map((right) => [...left, ...right]));
  }
  return result;
}

function syntheticData(facts: Conjunction): RulesMap {
  const data = new Map<string, RulesItem>();
  const fields = new Map<string, Fact[]>();
  for (const fact of facts) {
    const known = fields.get(fact.field);
    if (known) known.push(fact);
    else fields.set(fact.field, [fact]);
  }
  for (const [field, known] of fields) {
    const equal = known.find(({ operator }) => operator === '==');
    setAt(data, parseFieldPath(field), equal ? equal.value : constrained(known));
  }
  return data;
}

function constrained(facts: readonly Fact[]): Constrained {
  const valuesOf = (wanted: Fact['operator']): RulesValue[] =>
    facts.filter(({ operator }) => operator === wanted).map(({ value }) => value);
  const bounds = facts.flatMap(({ operator, value }) =>
    operator === '<' || operator === '<=' || operator === '>' || operator === '>='
      ? [{ operator, value }]
      : [],
  );
  return new Constrained(valuesOf('contains'), valuesOf('!='), bounds);
}

function setAt(data: Map<string, RulesItem>, path: readonly string[], value: RulesItem): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    data.set(name, value);
    return;
  }
  const inner = data.get(name);
  const map = new Map(inner instanceof Map ? inner : []);
  setAt(map, rest, value);
  data.set(name, map);
}
