import { isArray, isMap } from '../model/compare.ts';
import { Timestamp } from '../model/timestamp.ts';
import { Bytes, GeoPoint, Reference } from '../model/value.ts';
import type { MapValue, Value } from '../model/value.ts';

/** Bytes of a stored document, as https://firebase.google.com/docs/firestore/storage-size counts them. */
export function documentBytes(path: string, fields: MapValue): number {
  return nameBytes(path) + mapBytes(fields) + 32;
}

function mapBytes(fields: MapValue): number {
  let bytes = 0;
  for (const [name, value] of fields) bytes += stringBytes(name) + valueBytes(value);
  return bytes;
}

function valueBytes(value: Value): number {
  switch (typeof value) {
    case 'string':
      return stringBytes(value);
    case 'number':
    case 'bigint':
      return 8;
    case 'boolean':
      return 1;
    default:
      break;
  }
  if (value === null) return 1;
  if (value instanceof Timestamp) return 8;
  if (value instanceof GeoPoint) return 16;
  if (value instanceof Bytes) return value.data.byteLength;
  if (value instanceof Reference) return nameBytes(value.name);
  if (isArray(value)) return value.reduce<number>((sum, item) => sum + valueBytes(item), 0);
  return isMap(value) ? mapBytes(value) : 0;
}

function nameBytes(path: string): number {
  return path.split('/').reduce((sum, id) => sum + stringBytes(id), 16);
}

function stringBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}
