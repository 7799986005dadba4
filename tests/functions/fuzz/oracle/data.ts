/** The server's time of a write, in a document that is to be written. */
export const NOW: unique symbol = Symbol('now');
export type Data = { readonly [field: string]: unknown };

const isMap = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** A value as Firestore's REST interface writes it. */
function wireValue(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  return { mapValue: { fields: wireFields(isMap(value) ? value : {}) } };
}

/** Without the server's times, which are no values. */
const wireFields = (data: Data): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== NOW)
      .map(([name, value]) => [name, wireValue(value)]),
  );

/** A write in a commit; an update names the fields that it changes. */
export function wireWrite(
  name: string,
  operation: 'create' | 'update' | 'delete',
  after: Data = {},
  changed?: readonly string[],
) {
  if (operation === 'delete') return { delete: name };
  const isWritten = ([field]: [string, unknown]) => !changed || changed.includes(field);
  const written = Object.fromEntries(Object.entries(after).filter(isWritten));
  const times = Object.keys(written).filter((field) => written[field] === NOW);
  return {
    update: { name, fields: wireFields(written) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(changed && {
      updateMask: { fieldPaths: changed.filter((field) => !times.includes(field)) },
      currentDocument: { exists: true },
    }),
  };
}
