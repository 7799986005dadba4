import { isArray, isMap } from '../model/compare.ts';
import { Timestamp } from '../model/timestamp.ts';
import { Bytes, GeoPoint, Reference } from '../model/value.ts';
import type { MapValue, Value } from '../model/value.ts';

/** Bytes of a stored document, as https://firebase.google.com/docs/firestore/storage-size counts them. */
export function documentSize(path: string, fields: MapValue): number {
  return nameSize(path) + mapSize(fields) + 32;
}

function mapSize(fields: MapValue): number {
  let size = 0;
  for (const [name, value] of fields) size += stringSize(name) + valueSize(value);
  return size;
}

function valueSize(value: Value): number {
  switch (typeof value) {
    case 'string':
      return stringSize(value);
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
  if (value instanceof Reference) return nameSize(value.name);
  if (isArray(value)) return value.reduce<number>((sum, item) => sum + valueSize(item), 0);
  return isMap(value) ? mapSize(value) : 0;
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, id) => sum + stringSize(id), 16);
}

function stringSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
