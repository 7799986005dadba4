export type Fields = Readonly<Record<string, unknown>>;

/** The keys of a map come in any order. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);

export const changedFields = <Name extends string>(
  before: Readonly<Partial<Record<Name, unknown>>>,
  after: Readonly<Record<Name, unknown>>,
): Name[] => (Object.keys(after) as Name[]).filter((name) => !same(before[name], after[name]));

export const pick = <All extends object>(
  all: All,
  names: readonly (keyof All & string)[],
): Partial<All> => Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<All>;
