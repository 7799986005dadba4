import { parseFieldPath } from '../../model/fieldPath.ts';
import { StatusError } from '../../model/status.ts';
import type { ArrayValue, Value } from '../../model/value.ts';
import type { WireQuery } from '../../model/wire.ts';
import { valueFromWire } from '../../model/wireValue.ts';
import type { RelationalOperator } from '../language/ast.ts';
import { Constrained } from '../evaluation/constrained.ts';
import type { RulesItem, RulesMap, RulesValue } from '../evaluation/values.ts';
import { fieldOperator, unaryOperator } from '../../query/operators.ts';
import type { Relation } from '../../query/operators.ts';
import { rulesValue } from './values.ts';

type WireFilter = NonNullable<WireQuery['where']>;

/** One thing a query says about a field. */
interface Constraint {
  readonly field: string;
  readonly relation: Relation;
  readonly value: RulesValue;
}
type Conjunction = readonly Constraint[];

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
    const operator = unaryOperator(op);
    if (operator === undefined) return [[]];
    const { relation, operand: value } = operator;
    return [[{ field: field?.fieldPath ?? '', relation, value }]];
  }
  return filter.fieldFilter ? expandField(filter.fieldFilter) : [[]];
}

function expandField(filter: NonNullable<WireFilter['fieldFilter']>): Conjunction[] {
  const field = filter.field?.fieldPath ?? '';
  const operator = fieldOperator(filter.op);
  if (field === '__name__' || operator === undefined) return [[]];
  const { takes, relation } = operator;
  const value = filter.value ? valueFromWire(filter.value) : null;
  const operands = takes === 'list' && isArray(value) ? value : [value];
  const constraints = operands.map((operand) => ({ field, relation, value: rulesValue(operand) }));
  // Unequal to all of them, else an alternative each.
  return relation === '!=' ? [constraints] : constraints.map((constraint) => [constraint]);
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

function syntheticData(constraints: Conjunction): RulesMap {
  const data = new Map<string, RulesItem>();
  const fields = new Map<string, Constraint[]>();
  for (const constraint of constraints) {
    const known = fields.get(constraint.field);
    if (known) known.push(constraint);
    else fields.set(constraint.field, [constraint]);
  }
  for (const [field, known] of fields) {
    const equal = known.find(({ relation }) => relation === '==');
    setAt(data, parseFieldPath(field), equal ? equal.value : constrained(known));
  }
  return data;
}

function constrained(constraints: readonly Constraint[]): Constrained {
  const contains: RulesValue[] = [];
  const notEqual: RulesValue[] = [];
  const bounds: { operator: RelationalOperator; value: RulesValue }[] = [];
  for (const { relation, value } of constraints) {
    switch (relation) {
      case 'contains':
        contains.push(value);
        break;
      case '!=':
        notEqual.push(value);
        break;
      case '<':
      case '<=':
      case '>':
      case '>=':
        bounds.push({ operator: relation, value });
        break;
      case '==':
        throw new Error('An equal value is the value itself.');
    }
  }
  return new Constrained(contains, notEqual, bounds);
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
