import { toCents } from '@selasar/domain/core';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/** By name: a document of `stats`, then the path to the field: 'overview/bookings/pending'. */
export type Figures = Readonly<Record<string, number>>;

export const under = (place: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${place}/${name}`, figure]));

/** Leaves out zeros. */
export function sum(all: readonly Figures[]): Figures {
  const totals = new Map<string, number>();
  for (const [name, figure] of all.flatMap((figures) => Object.entries(figures))) {
    totals.set(name, toCents((totals.get(name) ?? 0) + figure));
  }
  return Object.fromEntries([...totals].filter(([, total]) => total !== 0));
}

export const difference = (before: Figures, after: Figures): Figures =>
  sum([after, Object.fromEntries(Object.entries(before).map(([name, figure]) => [name, -figure]))]);

export const isNothing = (figures: Figures): boolean => Object.keys(figures).length === 0;

type Fields = Record<string, unknown>;

export function incrementsOf(changes: Figures): Record<string, Fields> {
  // Without a prototype: an offer may be called 'constructor'.
  const empty = () => Object.create(null) as Fields;
  const documents = empty();
  for (const [name, change] of Object.entries(changes)) {
    const path = name.split('/');
    const field = path.pop() ?? '';
    const parent = path.reduce((fields, part) => (fields[part] ??= empty()) as Fields, documents);
    parent[field] = FieldValue.increment(change);
  }
  return documents as Record<string, Fields>;
}

export function figuresIn(place: string, fields: DocumentData): Figures {
  const found = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const inner = `${place}/${name}`;
    if (typeof value === 'number') return [[inner, value] as const];
    return isPlainMap(value) ? Object.entries(figuresIn(inner, value)) : [];
  });
  return Object.fromEntries(found);
}

const isPlainMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
