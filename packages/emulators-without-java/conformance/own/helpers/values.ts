/** Values as the tables write them, and the form that they have on the wire. */
type Wire = Readonly<Record<string, unknown>>;

/** A document's name. `{project}` stands for the project of the case. */
export const doc = (path: string, database = '(default)'): string =>
  `projects/{project}/databases/${database}/documents/${path}`;

export const int = (text: string): Wire => ({ integerValue: text });
export const double = (value: number | string): Wire => ({ doubleValue: value });
export const time = (text: string): Wire => ({ timestampValue: text });
export const bytes = (text: string): Wire => ({
  bytesValue: Buffer.from(text).toString('base64'),
});
export const ref = (path: string): Wire => ({ referenceValue: doc(path) });
export const geo = (latitude: number, longitude: number): Wire => ({
  geoPointValue: { latitude, longitude },
});
export const vector = (...numbers: readonly number[]): Wire => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: numbers.map(double) } },
    },
  },
});

const KIND =
  /^(null|boolean|integer|double|timestamp|string|bytes|reference|geoPoint|array|map)Value$/;
const kindOf = (value: object): string | undefined =>
  Object.keys(value).find((key) => KIND.test(key));

/** Whole numbers are integers. What is in wire form already stays as it is. */
export function wire(value: unknown): Wire {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return int(String(value));
    return double(Number.isFinite(value) ? value : String(value));
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wire) } };
  const map = value as Wire;
  return kindOf(map) === undefined ? { mapValue: { fields: wireFields(map) } } : map;
}

export const wireFields = (data: object): Wire =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, wire(value)]));

/** The other way round, so that an answer can be compared with a table's values. */
export function plain(value: unknown): unknown {
  const wireValue = (value ?? {}) as Wire;
  const kind = kindOf(wireValue);
  const content = kind === undefined ? undefined : wireValue[kind];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'booleanValue':
    case 'stringValue':
      return content;
    case 'integerValue':
      return Number.isSafeInteger(Number(content)) ? Number(content) : int(String(content));
    case 'doubleValue':
      return typeof content === 'number' && !Number.isInteger(content)
        ? content
        : { [kind]: content };
    case 'arrayValue':
      return ((content as { values?: unknown[] }).values ?? []).map(plain);
    case 'mapValue': {
      const { fields = {} } = content as { fields?: Wire };
      return '__type__' in fields ? value : plainFields(fields);
    }
    default:
      return value;
  }
}

export const plainFields = (fields: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, plain(value)]));
