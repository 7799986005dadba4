import type { Auth } from '../../model/auth.ts';
import type { DatabaseId, Document } from '../../model/document.ts';
import { idOf } from '../../model/path.ts';
import { Reference } from '../../model/value.ts';
import type { MapValue, Value } from '../../model/value.ts';
import { Path } from '../evaluation/values.ts';
import type { RulesMap, RulesValue } from '../evaluation/values.ts';

/** `/databases/D/documents/…`: rules see paths without the project. */
export function documentPath(database: DatabaseId, path: string): Path {
  return new Path([
    'databases',
    database.database,
    'documents',
    ...path.split('/').filter((segment) => segment !== ''),
  ]);
}

/** A stored value as rules see it: the same, except that references are paths. */
export function rulesValue(value: Value): RulesValue {
  if (value instanceof Reference) return new Path(value.name.split('/').slice(2));
  if (Array.isArray(value)) return value.map(rulesValue);
  if (value instanceof Map) return rulesMap(value);
  return value as RulesValue;
}

const rulesMap = (fields: MapValue): RulesMap =>
  new Map([...fields].map(([name, value]) => [name, rulesValue(value)]));

const known = new WeakMap<Document, RulesMap>();

/** `resource` and `request.resource`; null for a document that is not there. */
export function resourceOf(database: DatabaseId, document: Document | undefined): RulesMap | null {
  if (!document) return null;
  let resource = known.get(document);
  if (!resource) {
    resource = new Map<string, RulesValue>([
      ['data', rulesMap(document.fields)],
      ['__name__', documentPath(database, document.path)],
      ['id', idOf(document.path)],
    ]);
    known.set(document, resource);
  }
  return resource;
}

/** `request.auth`; null for anonymous callers. */
export function authValue(auth: Auth): RulesValue {
  return auth.kind === 'user'
    ? new Map<string, RulesValue>([
        ['uid', auth.uid],
        ['token', rulesMap(auth.token)],
      ])
    : null;
}
