import { compareValues, isArray, valuesEqual } from '../model/compare.ts';
import { fieldAt } from '../model/fieldPath.ts';
import { MAX_INT64, MIN_INT64 } from '../model/int64.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { ArrayValue, Value, MapValue } from '../model/value.ts';
import type { FieldTransform } from './write.ts';

interface Transformed {
  /** The field afterwards. */
  readonly value: Value;
  /** What the write answers for it: null for arrays. */
  readonly result: Value;
}

/** Computes one transform on the document's fields. `serverTime` is the same for all of a commit. */
export function transform(
  fields: MapValue,
  change: FieldTransform,
  serverTime: Timestamp,
): Transformed {
  const stored = fieldAt(fields, change.path);
  switch (change.kind) {
    case 'serverTime':
      return answered(serverTime);
    case 'increment':
      return answered(isNumber(stored) ? sum(stored, change.operand) : change.operand);
    case 'maximum':
    case 'minimum':
      return answered(
        isNumber(stored) ? extreme(change.kind, stored, change.operand) : change.operand,
      );
    case 'union':
      return { value: union(arrayOr(stored), change.elements), result: null };
    case 'remove':
      return { value: without(arrayOr(stored), change.elements), result: null };
    default:
      return change satisfies never;
  }
}

function answered(value: Value): Transformed {
  return { value, result: value };
}

/** Integers stay within 64 bits; anything with a double is a double. */
function sum(a: bigint | number, b: bigint | number): bigint | number {
  if (typeof a !== 'bigint' || typeof b !== 'bigint') return Number(a) + Number(b);
  const total = a + b;
  if (total > MAX_INT64) return MAX_INT64;
  return total < MIN_INT64 ? MIN_INT64 : total;
}

/** Equal numbers of different types keep the stored one; NaN beats everything. */
function extreme(
  kind: 'maximum' | 'minimum',
  stored: bigint | number,
  operand: bigint | number,
): bigint | number {
  if (Number.isNaN(stored) || Number.isNaN(operand)) return Number.NaN;
  if (typeof stored === 'number' && typeof operand === 'number') {
    return kind === 'maximum' ? Math.max(stored, operand) : Math.min(stored, operand);
  }
  const order = compareValues(operand, stored);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : stored;
}

function union(array: ArrayValue, elements: ArrayValue): ArrayValue {
  const result = [...array];
  for (const element of elements) {
    if (!result.some((item) => valuesEqual(item, element))) result.push(element);
  }
  return result;
}

function without(array: ArrayValue, elements: ArrayValue): ArrayValue {
  return array.filter((item) => !elements.some((element) => valuesEqual(item, element)));
}

function arrayOr(value: Value | undefined): ArrayValue {
  return isArray(value) ? value : [];
}

function isNumber(value: Value | undefined): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
