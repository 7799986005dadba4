import { parseRfc3339 } from '../model/rfc3339.ts';
import { Bytes, GeoPoint } from '../model/value.ts';
import { Path } from '../rules/evaluation/values.ts';
import type { RulesMap, RulesValue } from '../rules/evaluation/values.ts';
import { isRecord, listIn, recordIn, textIn } from './json.ts';

/** A Firestore document from its REST form, as `firestore.get()` answers it. */
export function documentResource(json: unknown): RulesMap {
  const segments = referencePath(textIn(json, 'name')).segments;
  return new Map<string, RulesValue>([
    ['data', fieldsOf(json)],
    ['__name__', new Path(segments)],
    ['id', segments.at(-1) ?? ''],
  ]);
}

const fieldsOf = (json: unknown): RulesMap =>
  new Map(
    Object.entries(recordIn(json, 'fields')).map(([name, value]) => [name, fieldValue(value)]),
  );

/** Rules see references without the project: `/databases/D/documents/…`. */
const referencePath = (name: string): Path => new Path(name.split('/').slice(2));

function fieldValue(json: unknown): RulesValue {
  if (!isRecord(json)) return null;
  const [type] = Object.keys(json);
  const value = type === undefined ? undefined : json[type];
  switch (type) {
    case 'booleanValue':
      return value === true;
    case 'integerValue':
      return BigInt(String(value));
    case 'doubleValue':
      return Number(value);
    case 'stringValue':
      return String(value);
    case 'bytesValue':
      return new Bytes(Buffer.from(String(value), 'base64'));
    case 'timestampValue':
      return parseRfc3339(String(value));
    case 'referenceValue':
      return referencePath(String(value));
    case 'geoPointValue': {
      const { latitude, longitude } = isRecord(value) ? value : {};
      return new GeoPoint(Number(latitude ?? 0), Number(longitude ?? 0));
    }
    case 'arrayValue':
      return listIn(value, 'values').map(fieldValue);
    case 'mapValue':
      return fieldsOf(value);
    default:
      return null;
  }
}
