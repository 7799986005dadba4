import {
  factLines,
  type FactName,
  factNames,
  type Facts,
  factSchema,
  type FactTable,
  linesOf,
  offerFacts,
} from '@selasar/domain/offers';
import { z } from 'zod';
import { anyPicture, mapFields, rows, tidied, toRows } from '../offerFields.ts';

export type FactForm = Record<string, string | string[]>;

export const factFields = (table: FactTable) =>
  mapFields(table, (spec): z.ZodType<string | string[], string | string[]> => {
    if (spec.kind.is === 'lines') return rows;
    if (spec.kind.is === 'picture') return anyPicture;
    return spec.kind.is === 'choices' ? z.array(z.string()) : factSchema(spec);
  });

export const factLabels = (table: FactTable) => mapFields(table, ({ label }) => label);

export const toFactForm = (table: FactTable, facts: Facts | undefined): FactForm =>
  mapFields(table, ({ kind }, name) => {
    const text = facts?.[name] ?? '';
    if (kind.is === 'lines') return toRows(linesOf(text));
    return kind.is === 'choices' ? linesOf(text) : text;
  });

export const fromFactForm = (table: FactTable, form: Readonly<Record<string, unknown>>): FactForm =>
  mapFields(table, (_, name) => tidied(form[name] as string | string[]));

/** Empty facts are left out, and without facts there is no map. */
export function toFacts(form: Readonly<Record<string, unknown>>): Facts | undefined {
  const given = factNames.flatMap((name) => {
    const value = tidied((form[name] ?? '') as string | string[]);
    const text = Array.isArray(value) ? value.join('\n') : value;
    return text === '' ? [] : [[name, text] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

export const isFact = (name: string): name is FactName => Object.hasOwn(offerFacts, name);

/** Undefined for other fields, '' for none. */
export function factInWords(name: string, value: unknown): string | undefined {
  if (!isFact(name)) return undefined;
  const text = [value]
    .flat()
    .filter((one) => typeof one === 'string')
    .join('\n');
  return factLines(offerFacts[name].kind, text).join('; ');
}
