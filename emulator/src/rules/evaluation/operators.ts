import { Timestamp } from '../../model/timestamp.ts';
import { Bytes } from '../../model/value.ts';
import type { BinaryOperator } from '../language/ast.ts';
import { equals, includes } from './equality.ts';
import { Constrained } from './constrained.ts';
import { Failure, fail, UNKNOWN } from './failure.ts';
import { bounded } from './size.ts';
import { Duration, isList, isMap, nanosOf, RulesSet, timestampOf, typeName } from './values.ts';
import type { RulesItem, RulesValue } from './values.ts';

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** Applies `left operator right`; failed sides are handled here because some constraints decide anyway. */
export function binary(operator: BinaryOperator, left: RulesItem, right: RulesItem): RulesItem {
  const cause = firstError(left, right);
  if (cause) return cause;
  switch (operator) {
    case '==':
      return orUnknown(equals(left, right));
    case '!=': {
      const same = equals(left, right);
      return same === undefined ? UNKNOWN : !same;
    }
    case 'in':
      return contains(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return relational(operator, left, right);
    default:
      if (left instanceof Failure) return left;
      if (right instanceof Failure) return right;
      return arithmetic(operator, left, right);
  }
}

const orUnknown = (value: boolean | undefined): boolean | Failure => value ?? UNKNOWN;

function firstError(left: RulesItem, right: RulesItem): Failure | undefined {
  if (left instanceof Failure && left.cause !== undefined) return left;
  if (right instanceof Failure && right.cause !== undefined) return right;
  return undefined;
}

function contains(wanted: RulesItem, container: RulesItem): RulesItem {
  if (container instanceof Constrained && !(wanted instanceof Failure)) {
    return includes(container.contains, wanted) === true ? true : UNKNOWN;
  }
  if (container instanceof Failure) return container;
  if (isList(container)) return orUnknown(includes(container, wanted));
  if (container instanceof RulesSet) return orUnknown(includes(container.items, wanted));
  if (wanted instanceof Failure) return wanted;
  if (isMap(container)) {
    return typeof wanted === 'string' ? container.has(wanted) : false;
  }
  return unsupported('in', wanted, container);
}

type Relation = '<' | '<=' | '>' | '>=';
const HOLDS: Readonly<Record<Relation, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};
const MIRRORED: Readonly<Record<Relation, Relation>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};
const OPPOSITE: Readonly<Record<Relation, Relation>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

function relational(operator: Relation, left: RulesItem, right: RulesItem): RulesItem {
  if (left instanceof Constrained && !(right instanceof Failure)) {
    return provenByBounds(left, operator, right);
  }
  if (right instanceof Constrained && !(left instanceof Failure)) {
    return provenByBounds(right, MIRRORED[operator], left);
  }
  if (left instanceof Failure) return left;
  if (right instanceof Failure) return right;
  const order = compare(left, right);
  if (order === undefined) return unsupported(operator, left, right);
  return Number.isNaN(order) ? false : HOLDS[operator](order);
}

function provenByBounds(field: Constrained, operator: Relation, value: RulesValue): RulesItem {
  for (const bound of field.bounds) {
    const order = compare(bound.value, value);
    if (order === undefined) continue;
    if (implies(bound.operator, order, operator)) return true;
    if (implies(bound.operator, order, OPPOSITE[operator])) return false;
  }
  return UNKNOWN;
}

/** Does `x given bound` imply `x wanted value`, where `order` compares the bound with the value? */
function implies(given: Relation, order: number, wanted: Relation): boolean {
  const upward = given.startsWith('>');
  if (upward !== wanted.startsWith('>')) return false;
  if (order === 0) return wanted.endsWith('=') || !given.endsWith('=');
  return upward ? order > 0 : order < 0;
}

/** Negative, zero or positive; NaN for NaN; undefined for types that have no order. */
function compare(left: RulesValue, right: RulesValue): number | undefined {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
    return left < right ? -1 : Number(left > right);
  }
  if (typeof left === 'string' && typeof right === 'string') {
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  }
  if (left instanceof Timestamp && right instanceof Timestamp) return left.compareTo(right);
  if (left instanceof Duration && right instanceof Duration) {
    return left.totalNanos < right.totalNanos ? -1 : Number(left.totalNanos > right.totalNanos);
  }
  if (left instanceof Bytes && right instanceof Bytes) {
    return Buffer.compare(left.data, right.data);
  }
  return undefined;
}

const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

function arithmetic(
  operator: '+' | '-' | '*' | '/' | '%',
  left: RulesValue,
  right: RulesValue,
): RulesItem {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integers(operator, left, right);
  if (isNumber(left) && isNumber(right)) return floats(operator, Number(left), Number(right));
  if (operator === '+') {
    if (typeof left === 'string' && typeof right === 'string') {
      return bounded(left + right);
    }
    if (isList(left) && isList(right)) return bounded([...left, ...right]);
  }
  if (operator === '+' || operator === '-') return times(operator, left, right);
  return unsupported(operator, left, right);
}

function integers(operator: string, left: bigint, right: bigint): RulesItem {
  if ((operator === '/' || operator === '%') && right === 0n) return fail('Divide by zero error.');
  const results: Readonly<Record<string, () => bigint>> = {
    '+': () => left + right,
    '-': () => left - right,
    '*': () => left * right,
    '/': () => left / right,
    '%': () => left % right,
  };
  return integer(results[operator]?.() ?? 0n);
}

/** Integers have 64 bits; beyond them an operation fails. */
export function integer(value: bigint): RulesItem {
  return value > INT64_MAX || value < INT64_MIN ? fail('Integer overflow error.') : value;
}

function floats(operator: string, left: number, right: number): RulesItem {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return left % right;
  }
}

function times(operator: '+' | '-', left: RulesValue, right: RulesValue): RulesItem {
  const sign = operator === '+' ? 1n : -1n;
  if (left instanceof Timestamp && right instanceof Duration) {
    return timestampOf(nanosOf(left) + sign * right.totalNanos);
  }
  if (left instanceof Duration && right instanceof Duration) {
    return new Duration(left.totalNanos + sign * right.totalNanos);
  }
  if (operator === '+' && left instanceof Duration && right instanceof Timestamp) {
    return timestampOf(nanosOf(right) + left.totalNanos);
  }
  if (operator === '-' && left instanceof Timestamp && right instanceof Timestamp) {
    return new Duration(nanosOf(left) - nanosOf(right));
  }
  return unsupported(operator, left, right);
}

export function negate(value: RulesItem): RulesItem {
  if (value instanceof Failure) return value;
  if (typeof value === 'bigint') return integer(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof Duration) return new Duration(-value.totalNanos);
  return fail(`Unsupported operation error. Received: -${typeName(value)}. Expected: -number.`);
}

function unsupported(operator: string, left: RulesValue, right: RulesValue): Failure {
  return fail(
    `Unsupported operation error. Received: ${typeName(left)} ${operator} ${typeName(right)}.`,
  );
}
