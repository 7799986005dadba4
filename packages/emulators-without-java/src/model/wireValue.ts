import { isArray, isMap } from './compare.ts';
import type { DatabaseId, Document } from './document.ts';
import { isInt64 } from './int64.ts';
import { documentName } from './path.ts';
import { parseReferencedName } from './resourceName.ts';
import { StatusError } from './status.ts';
import { Timestamp } from './timestamp.ts';
import { Bytes, GeoPoint, Reference } from './value.ts';
import type { ArrayValue, MapValue, Value } from './value.ts';
import type { WireDocument, WireValue } from './wire.ts';
import { timestampFromWire, timestampToWire } from './wireTimestamp.ts';

type WireArray = NonNullable<WireValue['arrayValue']>;
type WireFields = { [key: string]: WireValue };

/** Throws INVALID_ARGUMENT for values that can't be stored, whatever document they are for. */
export function valueFromWire(wire: WireValue): Value {
  // Presence is what tells the kinds apart: `nullValue` may be null itself.
  if (isSet(wire.booleanValue)) return wire.booleanValue;
  if (isSet(wire.integerValue)) return integer(wire.integerValue);
  if (isSet(wire.doubleValue)) return wire.doubleValue;
  if (isSet(wire.timestampValue)) return timestampFromWire(wire.timestampValue);
  if (isSet(wire.stringValue)) return wire.stringValue;
  // Copied: what the transport gives may be a view of the whole request.
  if (isSet(wire.bytesValue)) return new Bytes(new Uint8Array(wire.bytesValue));
  if (isSet(wire.referenceValue)) {
    parseReferencedName(wire.referenceValue);
    return new Reference(wire.referenceValue);
  }
  if (isSet(wire.geoPointValue)) {
    return geoPoint(wire.geoPointValue.latitude ?? 0, wire.geoPointValue.longitude ?? 0);
  }
  if (isSet(wire.arrayValue)) return arrayFromWire(wire.arrayValue);
  if (isSet(wire.mapValue)) return fieldsFromWire(wire.mapValue.fields);
  if (Object.hasOwn(wire, 'nullValue')) return null;
  throw new StatusError('INVALID_ARGUMENT', 'Cannot convert a value with no type set.');
}

export function arrayFromWire(wire: WireArray): ArrayValue {
  return (wire.values ?? []).map(valueFromWire);
}

export function fieldsFromWire(wire: WireFields | null | undefined): MapValue {
  return new Map(Object.entries(wire ?? {}).map(([key, value]) => [key, valueFromWire(value)]));
}

export function valueToWire(value: Value): WireValue {
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'bigint':
      return { integerValue: String(value) };
    case 'number':
      return { doubleValue: value };
    case 'string':
      return { stringValue: value };
    default:
      break;
  }
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (value instanceof Timestamp) return { timestampValue: timestampToWire(value) };
  if (value instanceof Bytes) return { bytesValue: value.data };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (isArray(value)) return { arrayValue: { values: value.map(valueToWire) } };
  if (isMap(value)) return { mapValue: { fields: fieldsToWire(value) } };
  return value satisfies never;
}

/** `Object.fromEntries` defines own properties, so a field called `__proto__` stays a field. */
export function fieldsToWire(fields: MapValue): WireFields {
  return Object.fromEntries([...fields].map(([key, value]) => [key, valueToWire(value)]));
}

export function documentToWire(database: DatabaseId, document: Document): WireDocument {
  return {
    name: documentName(database, document.path),
    fields: fieldsToWire(document.fields),
    createTime: timestampToWire(document.createTime),
    updateTime: timestampToWire(document.updateTime),
  };
}

function isSet<T>(part: T | null | undefined): part is T {
  return part !== null && part !== undefined;
}

function integer(wire: string | number): bigint {
  const value = /^-?\d+$/.test(String(wire)) ? BigInt(wire) : undefined;
  if (value === undefined || !isInt64(value)) {
    throw new StatusError('INVALID_ARGUMENT', `"${wire}" is not a 64-bit integer.`);
  }
  return value;
}

function geoPoint(latitude: number, longitude: number): GeoPoint {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'A latitude must be in [-90.0, +90.0] and a longitude in [-180.0, +180.0].',
    );
  }
  return new GeoPoint(latitude, longitude);
}
