/** The stored fields of a tour or villa that staff edit. */
export type Fields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The names of the fields whose values differ. */
export const changedFields = <Name extends string>(
  before: Readonly<Partial<Record<Name, unknown>>>,
  after: Readonly<Record<Name, unknown>>,
): Name[] => (Object.keys(after) as Name[]).filter((name) => !same(before[name], after[name]));

export const pick = <All extends object>(
  all: All,
  names: readonly (keyof All & string)[],
): Partial<All> => Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<All>;
