import { instantSchema } from '../../core/instant.ts';

/** At a path such as 'ticks.tour'. */
export const valueAt = (record: Readonly<Record<string, unknown>>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      record,
    );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Compares the timestamps of any SDK; absent equals null. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSameValue(a[name], b[name]));
}

const plain = (value: unknown): unknown =>
  instantSchema.safeParse(value).data?.getTime() ?? value ?? null;
