import type { Edit } from './edit.ts';

type Values = Readonly<Record<string, unknown>>;

export const editTextLength = 500;

/** A changed timestamp alone is no edit. */
const times = new Set(['createdAt', 'updatedAt']);
/** A truncated address is useless. */
const uncut = new Set(['image', 'gallery', 'url']);

function cut(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > editTextLength ? `${value.slice(0, editTextLength)}…` : value;
  }
  return Array.isArray(value) ? value.map(cut) : value;
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    names
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, uncut.has(name) ? values[name] : cut(values[name])]),
  );

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

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
  return { what, before: pick(was, names), after: pick(is, names) };
}
