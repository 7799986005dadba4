import protobuf from 'protobufjs';
import { formatRfc3339 } from '../model/rfc3339.ts';
import { Timestamp } from '../model/timestamp.ts';
import { jsonFields } from './schema.ts';
import type { FieldType, JsonField } from './schema.ts';

type Message = Record<string, unknown>;

/**
 * Turns a message of the shape of `model/wire.ts` into ProtoJSON: camelCase, int64 as strings, bytes in base64,
 * timestamps in RFC 3339, default values left out (unless they belong to a oneof).
 */
export function toJson(type: protobuf.Type, message: object): unknown {
  const wellKnown = WELL_KNOWN[type.fullName];
  if (wellKnown) return wellKnown({ ...message });
  const source: Message = { ...message };
  const entries: [string, unknown][] = [];
  for (const field of jsonFields(type)) {
    const value = source[field.name];
    if (value === undefined || value === null || isDefault(field, value)) continue;
    entries.push([field.name, fieldToJson(field, value)]);
  }
  return Object.fromEntries(entries);
}

function fieldToJson(field: JsonField, value: unknown): unknown {
  if (field.map && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, valueToJson(field.type, entry)]),
    );
  }
  if (field.repeated && Array.isArray(value)) {
    return value.map((element) => valueToJson(field.type, element));
  }
  return valueToJson(field.type, value);
}

function valueToJson(type: FieldType, value: unknown): unknown {
  if (type instanceof protobuf.Type) return toJson(type, isObject(value) ? value : {});
  if (type instanceof protobuf.Enum) return enumToJson(type, value);
  if (type === 'bytes') return value instanceof Uint8Array ? base64(value) : value;
  if (type === 'int64' || type === 'uint64') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value;
}

function enumToJson(type: protobuf.Enum, value: unknown): unknown {
  if (type.fullName === '.google.protobuf.NullValue') return null;
  return typeof value === 'number' ? (type.valuesById[value] ?? value) : value;
}

function isDefault(field: JsonField, value: unknown): boolean {
  if (field.map) return isObject(value) && Object.keys(value).length === 0;
  if (field.repeated) return Array.isArray(value) && value.length === 0;
  if (field.oneof !== undefined || field.type instanceof protobuf.Type) return false;
  if (field.type instanceof protobuf.Enum) {
    return value === 0 || value === field.type.valuesById[0];
  }
  if (value instanceof Uint8Array) return value.length === 0;
  if (field.type === 'int64') return String(value) === '0';
  return value === '' || value === false || Object.is(value, 0);
}

const WELL_KNOWN: Record<string, (message: Message) => unknown> = {
  '.google.protobuf.Timestamp': ({ seconds, nanos }) =>
    formatRfc3339(new Timestamp(Number(seconds ?? 0), Number(nanos ?? 0))),
  '.google.protobuf.Duration': ({ seconds, nanos }) => duration(seconds, nanos),
  '.google.protobuf.Int32Value': ({ value }) => value ?? 0,
  '.google.protobuf.Int64Value': ({ value }) => valueToJson('int64', value ?? 0),
  '.google.protobuf.DoubleValue': ({ value }) => valueToJson('double', value ?? 0),
  '.google.protobuf.BoolValue': ({ value }) => value ?? false,
  '.google.protobuf.StringValue': ({ value }) => value ?? '',
  '.google.protobuf.Struct': ({ fields }) => structToJson(fields),
};

function duration(seconds: unknown, nanos: unknown): string {
  const fraction = Math.abs(Number(nanos ?? 0));
  const sign = Number(nanos ?? 0) < 0 && Number(seconds ?? 0) === 0 ? '-' : '';
  const digits = fraction ? `.${String(fraction).padStart(9, '0').replace(/0+$/, '')}` : '';
  return `${sign}${Number(seconds ?? 0)}${digits}s`;
}

function structToJson(fields: unknown): unknown {
  const entries = isObject(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(entries.map(([key, value]) => [key, plainToJson(value)]));
}

/** google.protobuf.Value: any JSON. */
function plainToJson(value: unknown): unknown {
  if (!isObject(value)) return null;
  if (isObject(value['structValue'])) return structToJson(value['structValue']['fields']);
  if (isObject(value['listValue'])) {
    const { values } = value['listValue'];
    return Array.isArray(values) ? values.map(plainToJson) : [];
  }
  return value['stringValue'] ?? value['numberValue'] ?? value['boolValue'] ?? null;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

function isObject(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
