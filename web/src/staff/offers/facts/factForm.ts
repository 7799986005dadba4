import {
  factLines,
  factNames,
  factSchema,
  linesOf,
  offerFacts,
  textFactsOf,
} from '@selasar/domain';
import type { FactName, FactSpec, FactTable, Facts, TextFact } from '@selasar/domain';
import { z } from 'zod';
import { pick } from '../../../data/offers/changes.ts';
import { anyPicture, fromRows, rows, toRows } from '../formParts.ts';

type Value = string | string[];
type IsList<Spec extends FactSpec> = Spec['kind']['is'] extends 'lines' | 'choices' ? true : false;
/** A form field for each fact: a list has rows or options, and any other fact is a text. */
export type FactForm<Table extends FactTable> = {
  [Name in keyof Table & string]: IsList<Table[Name]> extends true ? string[] : string;
};

const eachOf = <Table extends FactTable, Result>(
  table: Table,
  of: (spec: FactSpec, name: keyof Table & string) => Result,
) => Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, of(spec, name)]));

/** The form fields, by the table of the facts. */
export const factFields = <Table extends FactTable>(table: Table) =>
  eachOf(table, (spec) => {
    if (spec.kind.is === 'lines') return rows;
    if (spec.kind.is === 'picture') return anyPicture;
    return spec.kind.is === 'choices' ? z.array(z.string()) : factSchema(spec);
  }) as {
    [Name in keyof Table & string]: z.ZodType<FactForm<Table>[Name], FactForm<Table>[Name]>;
  };

export const factLabels = <Table extends FactTable>(table: Table) =>
  eachOf(table, ({ label }) => label) as Record<keyof Table & string, string>;

export const toFactForm = <Table extends FactTable>(
  table: Table,
  facts: Facts<keyof Table & string> | undefined,
) =>
  eachOf<Table, Value>(table, ({ kind }, name) => {
    const text = facts?.[name] ?? '';
    if (kind.is === 'lines') return toRows(linesOf(text));
    return kind.is === 'choices' ? linesOf(text) : text;
  }) as FactForm<Table>;

/** Of form fields, labels or values by fact, those of the facts that are translated. */
export const translatedFacts = <
  Table extends FactTable,
  All extends Readonly<Record<keyof Table & string, unknown>>,
>(
  table: Table,
  all: All,
) => pick(all, textFactsOf(table)) as Pick<All, TextFact<Table>>;

const tidy = (value: Value): Value => (Array.isArray(value) ? fromRows(value) : value.trim());

/** The facts of a form without blank rows and without spaces around texts. */
export const fromFactForm = <Table extends FactTable>(table: Table, form: FactForm<Table>) =>
  eachOf<Table, Value>(table, (_, name) => tidy(form[name])) as FactForm<Table>;

/** Stored form: empty facts are left out, and without facts there is no map. */
export function toFacts(form: Readonly<Record<string, unknown>>): Facts | undefined {
  const given = factNames.flatMap((name) => {
    const value = tidy((form[name] ?? '') as Value);
    const text = Array.isArray(value) ? value.join('\n') : value;
    return text === '' ? [] : [[name, text] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

export const isFact = (name: string): name is FactName => Object.hasOwn(offerFacts, name);

/** A fact for staff, as it is stored or in a form; undefined for other fields, '' for none. */
export function factInWords(name: string, value: unknown): string | undefined {
  if (!isFact(name)) return undefined;
  const text = [value]
    .flat()
    .filter((one) => typeof one === 'string')
    .join('\n');
  return factLines(offerFacts[name].kind, text).join('; ');
}
