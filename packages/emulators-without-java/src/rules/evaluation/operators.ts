import { isInt64 } from '../../model/int64.ts';
import { Timestamp } from '../../model/timestamp.ts';
import { Bytes } from '../../model/value.ts';
import type { ArithmeticOperator, BinaryOperator, RelationalOperator } from '../language/ast.ts';
import { equals, includes } from './equality.ts';
import { Constrained } from './constrained.ts';
import { Failure, fail, UNKNOWN } from './failure.ts';
import { bounded } from './size.ts';
import { Duration, isList, isMap, nanosOf, RulesSet, timestampOf, typeName } from './values.ts';
import type { RulesItem, RulesValue } from './values.ts';

type Operation = (left: RulesItem, right: RulesItem) => RulesItem;

/** What each operator of the language does, when no side has failed with an error. */
const OPERATIONS: Readonly<Record<BinaryOperator, Operation>> = {
  '==': (left, right) => orUnknown(equals(left, right)),
  '!=': (left, right) => {
    const same = equals(left, right);
    return same === undefined ? UNKNOWN : !same;
  },
  in: contains,
  '<': relational('<'),
  '<=': relational('<='),
  '>': relational('>'),
  '>=': relational('>='),
  '+': arithmetic('+'),
  '-': arithmetic('-'),
  '*': arithmetic('*'),
  '/': arithmetic('/'),
  '%': arithmetic('%'),
};

/** Applies `left operator right`; failed sides are handled here because some constraints decide anyway. */
export function binary(operator: BinaryOperator, left: RulesItem, right: RulesItem): RulesItem {
  return firstError(left, right) ?? OPERATIONS[operator](left, right);
}

function orUnknown(value: boolean | undefined): boolean | Failure {
  return value ?? UNKNOWN;
}

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

interface RelationalTraits {
  /** By how the left side compares with the right one. */
  readonly holds: (comparison: number) => boolean;
  /** The operator with the sides exchanged. */
  readonly mirrored: RelationalOperator;
  readonly opposite: RelationalOperator;
}
const RELATIONAL: Readonly<Record<RelationalOperator, RelationalTraits>> = {
  '<': { holds: (comparison) => comparison < 0, mirrored: '>', opposite: '>=' },
  '<=': { holds: (comparison) => comparison <= 0, mirrored: '>=', opposite: '>' },
  '>': { holds: (comparison) => comparison > 0, mirrored: '<', opposite: '<=' },
  '>=': { holds: (comparison) => comparison >= 0, mirrored: '<=', opposite: '<' },
};

function relational(operator: RelationalOperator): Operation {
  return (left, right) => {
    if (left instanceof Constrained && !(right instanceof Failure)) {
      return provenByBounds(left, operator, right);
    }
    if (right instanceof Constrained && !(left instanceof Failure)) {
      return provenByBounds(right, RELATIONAL[operator].mirrored, left);
    }
    if (left instanceof Failure) return left;
    if (right instanceof Failure) return right;
    const comparison = compare(left, right);
    if (comparison === undefined) return unsupported(operator, left, right);
    return Number.isNaN(comparison) ? false : RELATIONAL[operator].holds(comparison);
  };
}

function provenByBounds(
  field: Constrained,
  operator: RelationalOperator,
  value: RulesValue,
): RulesItem {
  for (const bound of field.bounds) {
    const comparison = compare(bound.value, value);
    if (comparison === undefined) continue;
    if (implies(bound.operator, comparison, operator)) return true;
    if (implies(bound.operator, comparison, RELATIONAL[operator].opposite)) return false;
  }
  return UNKNOWN;
}

/** Does `x given bound` imply `x wanted value`, where `comparison` is that of the bound with the value? */
function implies(
  given: RelationalOperator,
  comparison: number,
  wanted: RelationalOperator,
): boolean {
  const upward = given.startsWith('>');
  if (upward !== wanted.startsWith('>')) return false;
  if (comparison === 0) return wanted.endsWith('=') || !given.endsWith('=');
  return upward ? comparison > 0 : comparison < 0;
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

interface ArithmeticTraits {
  readonly integers: (left: bigint, right: bigint) => bigint;
  readonly floats: (left: number, right: number) => number;
  readonly divides?: true;
}
const ARITHMETIC: Readonly<Record<ArithmeticOperator, ArithmeticTraits>> = {
  '+': { integers: (left, right) => left + right, floats: (left, right) => left + right },
  '-': { integers: (left, right) => left - right, floats: (left, right) => left - right },
  '*': { integers: (left, right) => left * right, floats: (left, right) => left * right },
  '/': {
    integers: (left, right) => left / right,
    floats: (left, right) => left / right,
    divides: true,
  },
  '%': {
    integers: (left, right) => left % right,
    floats: (left, right) => left % right,
    divides: true,
  },
};

function arithmetic(operator: ArithmeticOperator): Operation {
  return (left, right) => {
    if (left instanceof Failure) return left;
    if (right instanceof Failure) return right;
    const { integers, floats, divides } = ARITHMETIC[operator];
    if (typeof left === 'bigint' && typeof right === 'bigint') {
      return divides && right === 0n
        ? fail('Divide by zero error.')
        : integer(integers(left, right));
    }
    if (isNumber(left) && isNumber(right)) return floats(Number(left), Number(right));
    if (operator === '+') {
      if (typeof left === 'string' && typeof right === 'string') return bounded(left + right);
      if (isList(left) && isList(right)) return bounded([...left, ...right]);
    }
    if (operator === '+' || operator === '-') return times(operator, left, right);
    return unsupported(operator, left, right);
  };
}

/** Integers have 64 bits; beyond them an operation fails. */
export function integer(value: bigint): RulesItem {
  return isInt64(value) ? value : fail('Integer overflow error.');
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
