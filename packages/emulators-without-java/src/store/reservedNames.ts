import { isArray, isMap, vectorOf } from '../model/compare.ts';
import { StatusError } from '../model/status.ts';
import type { ArrayValue, MapValue, Value } from '../model/value.ts';

/** What a document's fields may not hold, whatever their size. Throws INVALID_ARGUMENT with the official texts. */
export function checkFields(fields: MapValue): void {
  for (const [name, value] of fields) {
    checkFieldName(name, false);
    checkValue(value);
  }
}

/** The elements of an array, or of a transform of an array. */
export function checkElements(elements: ArrayValue): void {
  for (const element of elements) {
    if (isArray(element)) {
      throw new StatusError('INVALID_ARGUMENT', 'Nested arrays are not allowed');
    }
    checkValue(element);
  }
}

export function checkFieldName(name: string, isNested: boolean): void {
  if (!/^__.*__$/s.test(name)) return;
  throw new StatusError(
    'INVALID_ARGUMENT',
    isNested ? `field name '${name}' is reserved.` : `field name ${name} is reserved`,
  );
}

function checkValue(value: Value): void {
  if (isArray(value)) {
    checkElements(value);
  } else if (isMap(value) && !isVector(value)) {
    for (const [name, child] of value) {
      checkFieldName(name, true);
      checkValue(child);
    }
  }
}

/** A vector is a map with the only reserved name there is a use for, and numbers. */
function isVector(value: MapValue): boolean {
  const components = vectorOf(value);
  return (
    components !== undefined &&
    value.size === 2 &&
    components.every((item) => typeof item === 'number' || typeof item === 'bigint')
  );
}
