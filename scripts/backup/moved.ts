import type { StoredDocument, Value } from './documents.ts';
import { rootOf, type Site } from './site.ts';

type Names = Pick<Site, 'project' | 'database' | 'bucket'>;

/** Documents as they have to be elsewhere: references name their database, addresses of pictures their bucket. */
export function moved(from: Names, to: Names): (document: StoredDocument) => StoredDocument {
  const [here, there] = [`${rootOf(from)}/`, `${rootOf(to)}/`];
  const [picture, pictureThere] = [from, to].map(({ bucket }) => `/v0/b/${bucket}/o/`);
  if (here === there && picture === pictureThere) return (document) => document;
  const value = (stored: Value): Value =>
    Object.fromEntries(Object.entries(stored).map(([type, content]) => [type, of(type, content)]));
  const of = (type: string, content: unknown): unknown => {
    if (type === 'referenceValue') return String(content).replace(here, there);
    if (type === 'stringValue')
      return String(content).replaceAll(picture ?? '', pictureThere ?? '');
    if (type === 'arrayValue') {
      const { values } = content as { values?: Value[] };
      return values ? { values: values.map(value) } : content;
    }
    if (type === 'mapValue') {
      const { fields } = content as { fields?: Record<string, Value> };
      return fields ? { fields: eachOf(fields) } : content;
    }
    return content;
  };
  const eachOf = (fields: StoredDocument['fields']) =>
    Object.fromEntries(Object.entries(fields).map(([name, stored]) => [name, value(stored)]));
  return ({ path, fields }) => ({ path, fields: eachOf(fields) });
}
