import { parseRfc3339 } from '../model/rfc3339.ts';
import { Bytes } from '../model/value.ts';
import { distinct } from '../rules/evaluation/equality.ts';
import { Path, RulesSet } from '../rules/evaluation/values.ts';
import type { RulesValue } from '../rules/evaluation/values.ts';
import { isRecord, listIn, recordIn } from './json.ts';

/** A variable as the CLI sends it, `{"string_value": "…"}` and the like. Anything unknown is null. */
export function typedValue(json: unknown): RulesValue {
  if (!isRecord(json)) return null;
  const [type] = Object.keys(json);
  const value = type === undefined ? undefined : json[type];
  switch (type) {
    case 'bool_value':
      return value === true;
    case 'int_value':
      return BigInt(Math.trunc(Number(value)));
    case 'float_value':
      return Number(value);
    case 'string_value':
      return String(value);
    case 'bytes_value':
      return new Bytes(Buffer.from(String(value), 'base64'));
    case 'timestamp_value':
      return parseRfc3339(String(value));
    case 'list_value':
      return listIn(value, 'values').map(typedValue);
    case 'set_value':
      return new RulesSet(distinct(listIn(value, 'values').map(typedValue)));
    case 'map_value':
      return new Map(
        Object.entries(recordIn(value, 'fields')).map(([name, field]) => [name, typedValue(field)]),
      );
    case 'path_value':
      return new Path(
        listIn(value, 'segments').flatMap((segment) =>
          isRecord(segment) && typeof segment['simple'] === 'string' ? [segment['simple']] : [],
        ),
      );
    default:
      return null;
  }
}
