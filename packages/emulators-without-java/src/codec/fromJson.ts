import protobuf from 'protobufjs';
import { parseRfc3339 } from '../model/rfc3339.ts';
import { invalidPayload } from './invalidPayload.ts';
import { jsonFieldByName } from './schema.ts';
import type { FieldType } from './schema.ts';

/** No message nests deeper; it keeps hostile input from exhausting the stack. */
const MAX_DEPTH = 200;

/**
 * Reads ProtoJSON into the shape of `model/wire.ts`. Lenient as the official server: field names in either case,
 * numbers for int64, numbers in strings, enums by number; null means absent.
 * @throws StatusError INVALID_ARGUMENT for unknown fields and values that don't fit
 */
export function fromJson(type: protobuf.Type, json: unknown): Record<string, unknown> {
  const message = readMessage(type, json, 0);
  if (!isObject(message)) throw invalidPayload();
  return message;
}

/** Reads one scalar, enum or well-known message, e.g. from a query parameter. */
export function valueFromJson(type: FieldType, json: unknown): unknown {
  return readValue(type, json, 0);
}

function readMessage(type: protobuf.Type, json: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw invalidPayload();
  const wellKnown = WELL_KNOWN[type.fullName];
  if (wellKnown) return wellKnown(json);
  if (!isObject(json)) throw invalidPayload();
  const entries: [string, unknown][] = [];
  const oneofs = new Set<string>();
  for (const [name, value] of Object.entries(json)) {
    const field = jsonFieldByName(type, name);
    if (!field) throw invalidPayload();
    if (value === null && !isNullValue(field.type)) continue;
    if (field.oneof !== undefined) {
      if (oneofs.has(field.oneof)) throw invalidPayload();
      oneofs.add(field.oneof);
    }
    if (field.map) entries.push([field.name, readMap(field.type, value, depth)]);
    else if (field.repeated) entries.push([field.name, readList(field.type, value, depth)]);
    else entries.push([field.name, readValue(field.type, value, depth)]);
  }
  return Object.fromEntries(entries);
}

function readMap(type: FieldType, json: unknown, depth: number): object {
  if (!isObject(json)) throw invalidPayload();
  // `fromEntries` defines own properties, so a key `__proto__` is a key like any other.
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, readValue(type, value, depth)]),
  );
}

function readList(type: FieldType, json: unknown, depth: number): unknown[] {
  if (!Array.isArray(json)) throw invalidPayload();
  return json.map((element) => readValue(type, element, depth));
}

function readValue(type: FieldType, json: unknown, depth: number): unknown {
  if (type instanceof protobuf.Type) return readMessage(type, json, depth + 1);
  if (type instanceof protobuf.Enum) return readEnum(type, json);
  switch (type) {
    case 'string':
      return typeof json === 'number' || typeof json === 'boolean' ? String(json) : string(json);
    case 'bool':
      return readBool(json);
    case 'bytes':
      return readBytes(json);
    case 'double':
    case 'float':
      return readDouble(json);
    case 'int32':
      return Number(readInteger(json, 32));
    case 'int64':
      return readInteger(json, 64).toString();
    default:
      throw new Error(`ProtoJSON of type ${type} is not supported`);
  }
}

function readEnum(type: protobuf.Enum, json: unknown): string {
  if (json === null && isNullValue(type)) return 'NULL_VALUE';
  const name = typeof json === 'number' ? type.valuesById[json] : json;
  if (typeof name !== 'string' || !Object.hasOwn(type.values, name)) throw invalidPayload();
  return name;
}

function readBool(json: unknown): boolean {
  if (json === true || json === 'true') return true;
  if (json === false || json === 'false') return false;
  throw invalidPayload();
}

/** Standard and URL-safe base64, padded or not. */
function readBytes(json: unknown): Uint8Array {
  const text = string(json);
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw invalidPayload();
  return Buffer.from(text, 'base64');
}

function readDouble(json: unknown): number {
  if (typeof json === 'number') return json;
  const text = string(json);
  if (/^(NaN|-?Infinity)$/.test(text)) return Number(text);
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) throw invalidPayload();
  return Number(text);
}

function readInteger(json: unknown, bits: 32 | 64): bigint {
  let value: bigint;
  if (typeof json === 'string' && /^-?\d{1,20}$/.test(json)) value = BigInt(json);
  else {
    const number = readDouble(json);
    if (!Number.isInteger(number)) throw invalidPayload();
    value = BigInt(number);
  }
  if (BigInt.asIntN(bits, value) !== value) throw invalidPayload();
  return value;
}

const readWrapped = (scalar: string) => (json: unknown) => ({
  // Clients that speak both dialects send the wrapper itself at times.
  value: readValue(scalar, isObject(json) ? json['value'] : json, 0),
});

const WELL_KNOWN: Record<string, (json: unknown) => unknown> = {
  '.google.protobuf.Timestamp': readTimestamp,
  '.google.protobuf.Duration': readDuration,
  '.google.protobuf.Int32Value': readWrapped('int32'),
  '.google.protobuf.Int64Value': readWrapped('int64'),
  '.google.protobuf.DoubleValue': readWrapped('double'),
  '.google.protobuf.BoolValue': readWrapped('bool'),
  '.google.protobuf.StringValue': readWrapped('string'),
};

function readTimestamp(json: unknown): object {
  const timestamp = parseRfc3339(string(json));
  return { seconds: String(timestamp.seconds), nanos: timestamp.nanos };
}

/** Seconds with up to nine decimals: `3.5s`. */
function readDuration(json: unknown): object {
  const [, sign, seconds, fraction] = /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/.exec(string(json)) ?? [];
  if (seconds === undefined) throw invalidPayload();
  const nanos = Number((fraction ?? '').padEnd(9, '0'));
  return { seconds: `${sign}${seconds}`, nanos: sign ? -nanos : nanos };
}

function string(json: unknown): string {
  if (typeof json !== 'string') throw invalidPayload();
  return json;
}

function isNullValue(type: FieldType): boolean {
  return type instanceof protobuf.Enum && type.fullName === '.google.protobuf.NullValue';
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
