/** What no two runs have in common, by the key that it stands under. */
const CHANGING = /Time$|^(resumeToken|streamId)$/;

/**
 * A JSON value to compare: keys in one order, times and ids replaced by the recordings' `<time>` and `<name>`, and a
 * negative zero told from zero as the recordings do it.
 */
export function normal(value: unknown): unknown {
  if (Object.is(value, -0)) return '-0.0';
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, normalPart(key, part)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function normalPart(key: string, value: unknown): unknown {
  const match = CHANGING.exec(key);
  if (!match || typeof value !== 'string') return normal(value);
  return `<${match[1] ?? 'time'}>`;
}
