import { StatusError } from './status.ts';
import type { MapValue, Value } from './value.ts';

/** The names from the top of a document down to a field; never empty. */
export type FieldPath = readonly string[];

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`/sy;

/** Reads `a.b` or `` `with space`.c ``. Throws INVALID_ARGUMENT with the official text. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let index = 0;
  do {
    SEGMENT.lastIndex = index;
    const match = SEGMENT.exec(text);
    if (match === null) throw invalidPath(text);
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'));
    index = SEGMENT.lastIndex;
    if (index < text.length && text[index] !== '.') throw invalidPath(text);
  } while (index++ < text.length);
  return segments;
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The field's value, or undefined if there is none. */
export function fieldAt(fields: MapValue, path: FieldPath): Value | undefined {
  let value = fields.get(path[0] ?? '');
  for (let depth = 1; depth < path.length; depth++) {
    if (!(value instanceof Map)) return undefined;
    value = value.get(path[depth] ?? '');
  }
  return value;
}

/**
 * The fields with one of them replaced, or removed if `value` is undefined. Parents that are missing or no maps become
 * maps, unless something is only to be removed. Nothing is changed in place.
 */
export function withField(fields: MapValue, path: FieldPath, value: Value | undefined): MapValue {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const next = new Map(fields);
  const child = fields.get(name);
  const map: ReadonlyMap<string, Value> | undefined = child instanceof Map ? child : undefined;
  if (rest.length > 0) {
    if (map !== undefined || value !== undefined) {
      next.set(name, withField(map ?? new Map<string, Value>(), rest, value));
    }
  } else if (value === undefined) {
    next.delete(name);
  } else {
    next.set(name, value);
  }
  return next;
}

/** Only the fields at the given paths, as a document mask answers them. */
export function maskFields(fields: MapValue, paths: readonly FieldPath[]): MapValue {
  let result: MapValue = new Map();
  for (const path of paths) {
    const value = fieldAt(fields, path);
    if (value !== undefined) result = withField(result, path, value);
  }
  return result;
}

function invalidPath(text: string): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
  );
}
