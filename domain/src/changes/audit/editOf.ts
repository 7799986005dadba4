import type { Edit } from './edit.ts';

type Values = Readonly<Record<string, unknown>>;

/** Characters that are kept of a long text. */
export const editTextLength = 500;

/** That time has passed is no edit. */
const times = new Set(['createdAt', 'updatedAt']);
/** An address that is cut leads nowhere. */
const uncut = new Set(['image', 'gallery', 'url']);

function cut(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > editTextLength ? `${value.slice(0, editTextLength)}…` : value;
  }
  return Array.isArray(value) ? value.map(cut) : value;
}

const kept = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    names
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, uncut.has(name) ? values[name] : cut(values[name])]),
  );

/** Whether two stored values are the same. The order of a map's keys says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** What became of something, given what was stored of it and what is now; undefined where it is as it was. */
export function editOf(
  before: Values | undefined,
  after: Values | undefined,
): Pick<Edit, 'what' | 'before' | 'after'> | undefined {
  const [was, is] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !times.has(name) && !isSame(was[name], is[name]))
    .toSorted();
  const what = before ? (after ? 'changed' : 'deleted') : 'created';
  if (names.length === 0 && what === 'changed') return undefined;
  if (!before && !after) return undefined;
  return { what, before: kept(was, names), after: kept(is, names) };
}
