import { isArray, isMap } from '../model/compare.ts';
import { StatusError } from '../model/status.ts';
import { Bytes } from '../model/value.ts';
import type { MapValue, Value } from '../model/value.ts';
import { documentBytes } from './documentSize.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;

/** Throws INVALID_ARGUMENT, with the official texts, for a document that is too large or too deep in some way. */
export function checkLimits(path: string, fields: MapValue): void {
  for (const [name, value] of fields) {
    const problem = nameProblem(name) ?? valueProblem(name, value, '', 1);
    if (problem !== undefined) throw new StatusError('INVALID_ARGUMENT', problem);
  }
  if (documentBytes(path, fields) > MAX_DOCUMENT_BYTES) {
    throw new StatusError('INVALID_ARGUMENT', `maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
  }
}

function nameProblem(fieldPath: string): string | undefined {
  return isLonger(fieldPath, MAX_NAME_BYTES)
    ? `The property.name is longer than ${MAX_NAME_BYTES} bytes.`
    : undefined;
}

/**
 * The server calls the elements of any array `array`, in the paths of what is inside them, too, and hides what is wrong
 * inside a map. `parentPath` is '' at the top, otherwise it ends with a dot.
 */
function valueProblem(
  label: string,
  value: Value,
  parentPath: string,
  depth: number,
): string | undefined {
  if (isTooLong(value)) {
    return `The value of property "${label}" is longer than ${MAX_VALUE_BYTES} bytes.`;
  }
  if (isArray(value)) {
    if (depth > MAX_DEPTH) return nested(label);
    for (const element of value) {
      const problem = valueProblem('array', element, parentPath, depth + 1);
      if (problem !== undefined) return problem;
    }
  }
  if (isMap(value)) {
    if (depth > MAX_DEPTH) return nested(label);
    for (const [name, child] of value) {
      const path = `${parentPath}${label}.`;
      const problem = nameProblem(path + name) ?? valueProblem(name, child, path, depth + 1);
      if (problem !== undefined) return nested(label);
    }
  }
  return undefined;
}

function nested(label: string): string {
  return `Property ${label} contains an invalid nested entity.`;
}

function isTooLong(value: Value): boolean {
  if (typeof value === 'string') return isLonger(value, MAX_VALUE_BYTES);
  return value instanceof Bytes && value.data.byteLength > MAX_VALUE_BYTES;
}

function isLonger(text: string, bytes: number): boolean {
  // A UTF-16 unit takes at most three bytes, so short texts need no counting.
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes;
}
