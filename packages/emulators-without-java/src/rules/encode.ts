import { Timestamp } from '../model/timestamp.ts';
import { formatRfc3339 } from '../model/rfc3339.ts';
import { Bytes, GeoPoint } from '../model/value.ts';
import { Failure } from './evaluation/failure.ts';
import { Duration, isList, isMap, Path, RulesSet } from './evaluation/values.ts';
import type { RulesItem } from './evaluation/values.ts';

/** A value in the typed JSON of coverage reports and request messages. */
export function encode(value: RulesItem): object {
  if (value instanceof Failure) {
    if (value.cause === undefined) return { undefined: {} };
    const { line, column, start, end } = value.at ?? { line: 0, column: 0, start: 0, end: 0 };
    return {
      undefined: {
        sourcePosition: { line, column, currentOffset: start, endOffset: end },
        causeMessage: value.cause,
      },
    };
  }
  if (value === null) return { nullValue: null };
  switch (typeof value) {
    case 'boolean':
      return { boolValue: value };
    case 'bigint':
      return { intValue: String(value) };
    case 'number':
      return { floatValue: Number.isFinite(value) ? value : String(value) };
    case 'string':
      return { stringValue: value };
    default:
  }
  if (isList(value)) {
    return { listValue: value.length > 0 ? { values: value.map(encode) } : {} };
  }
  if (isMap(value)) {
    // Without a prototype, so that a field may be called `__proto__`.
    const fields: Record<string, object> = Object.create(null) as Record<string, object>;
    for (const [key, item] of value) fields[key] = encode(item);
    return { mapValue: value.size > 0 ? { fields } : {} };
  }
  if (value instanceof Timestamp) return { timestampValue: formatRfc3339(value) };
  if (value instanceof Path) {
    return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
  }
  if (value instanceof Bytes) return { bytesValue: Buffer.from(value.data).toString('base64') };
  if (value instanceof GeoPoint) {
    return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof RulesSet) return { setValue: { values: value.items.map(encode) } };
  if (value instanceof Duration) return { durationValue: `${Number(value.totalNanos) / 1e9}s` };
  return { mapDiffValue: { after: encode(value.after), before: encode(value.before) } };
}
