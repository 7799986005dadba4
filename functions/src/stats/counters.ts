import { toCents } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';

/**
 * Figures by name. The first part of a name is a document of `stats`, the rest the path to the field:
 * 'overview/bookings/pending'.
 */
export type Counters = Readonly<Record<string, number>>;

const names = (...all: Counters[]): string[] => [
  ...new Set(all.flatMap((one) => Object.keys(one))),
];

/** The difference from `before` to `after`, without unchanged figures. */
export const difference = (before: Counters, after: Counters): Counters =>
  Object.fromEntries(
    names(before, after)
      .map((name) => [name, toCents((after[name] ?? 0) - (before[name] ?? 0))] as const)
      .filter(([, change]) => change !== 0),
  );

export const sum = (all: readonly Counters[]): Counters =>
  Object.fromEntries(
    names(...all).map((name) => [
      name,
      toCents(all.reduce((total, one) => total + (one[name] ?? 0), 0)),
    ]),
  );

/** Adds figures up one by one, for sets too large to hold at once. */
export class Totals {
  readonly #totals = new Map<string, number>();

  add(counters: Counters): void {
    for (const [name, more] of Object.entries(counters)) {
      this.#totals.set(name, toCents((this.#totals.get(name) ?? 0) + more));
    }
  }

  counters(): Counters {
    return Object.fromEntries(this.#totals);
  }
}

type Fields = { [name: string]: unknown };

/** The figures grouped by document of `stats`, each with its fields. */
export function documentsOf(figures: Readonly<Record<string, unknown>>): Map<string, Fields> {
  const documents = new Map<string, Fields>();
  for (const [name, figure] of Object.entries(figures)) {
    const [id = '', ...path] = name.split('/');
    const last = path.pop();
    if (last === undefined) continue;
    let fields = documents.get(id) ?? {};
    documents.set(id, fields);
    for (const part of path) {
      // Own properties only: an offer may be called 'constructor'.
      const inner = (Object.hasOwn(fields, part) ? fields[part] : {}) as Fields;
      fields[part] = inner;
      fields = inner;
    }
    fields[last] = figure;
  }
  return documents;
}

/** The figures as increments, to be merged into the documents. */
export const incrementsOf = (changes: Counters): Map<string, Fields> =>
  documentsOf(
    Object.fromEntries(
      Object.entries(changes).map(([name, change]) => [name, FieldValue.increment(change)]),
    ),
  );

/** The figures in a document of `stats`. Values that are no number are ignored. */
export function countersIn(id: string, data: Fields | undefined): Counters {
  const found: Record<string, number> = {};
  const collect = (prefix: string, fields: Fields) => {
    for (const [name, value] of Object.entries(fields)) {
      const key = `${prefix}/${name}`;
      if (typeof value === 'number') found[key] = value;
      else if (isPlainMap(value)) collect(key, value);
    }
  };
  collect(id, data ?? {});
  return found;
}

const isPlainMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
