import { Failure, fail, nullError, UNKNOWN } from './failure.ts';
import { isList, isMap, Path, typeName } from './values.ts';
import type { RulesItem, RulesMap } from './values.ts';

const TYPES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'path',
  'set',
  'string',
  'timestamp',
]);

/** `object.name` */
export function member(object: RulesItem, name: string): RulesItem {
  if (object instanceof Failure) return object.cause === undefined ? UNKNOWN : object;
  if (object === null) return nullError();
  return isMap(object) ? property(object, name) : undefinedProperty(name);
}

function property(map: RulesMap, name: string): RulesItem {
  const value = map.get(name);
  return value === undefined ? undefinedProperty(name) : value;
}
const undefinedProperty = (name: string): Failure =>
  fail(`Property ${name} is undefined on object.`);

/** `object[key]` */
export function index(object: RulesItem, key: RulesItem): RulesItem {
  if (object instanceof Failure) return object.cause === undefined ? UNKNOWN : object;
  if (key instanceof Failure) return key.cause === undefined ? UNKNOWN : key;
  if (object === null) return nullError();
  if (isMap(object) && typeof key === 'string') return property(object, key);
  const items = object instanceof Path ? object.segments : object;
  if ((isList(items) || typeof items === 'string') && typeof key === 'bigint') {
    return key >= 0n && key < items.length
      ? (items[Number(key)] ?? null)
      : outOfBounds(key, items.length);
  }
  return fail(`Unsupported operation error. Received: ${typeName(object)}[${typeName(key)}].`);
}

/** `object[from:to]` */
export function slice(object: RulesItem, from: RulesItem, to: RulesItem): RulesItem {
  for (const value of [object, from, to]) {
    if (value instanceof Failure) return value.cause === undefined ? UNKNOWN : value;
  }
  const items = object instanceof Path ? object.segments : object;
  if (!(isList(items) || typeof items === 'string')) return fail('Unsupported operation error.');
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    return fail('Unsupported operation error.');
  if (to > items.length) return outOfBounds(to - 1n, items.length);
  if (from < 0n || from > to) return outOfBounds(from, items.length);
  return items.slice(Number(from), Number(to));
}

const outOfBounds = (position: bigint, size: number): Failure =>
  fail(`Index out of bound error. Index: [${position}] , size: [${size}].`);

/** `value is type` */
export function isType(value: RulesItem, type: string): RulesItem {
  if (value instanceof Failure) return value.cause === undefined ? UNKNOWN : value;
  const actual = typeName(value);
  if (type === 'number') return actual === 'int' || actual === 'float';
  return TYPES.has(type) ? actual === type : fail(`Unknown type: ${type}.`);
}
