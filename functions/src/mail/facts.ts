import type { FieldTable } from '@selasar/domain/core';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { plainFacts } from '@selasar/domain/trips';
import type { Fact } from './mailContent.ts';

/** The email may be somebody else's, so the first mail contains nothing that was typed. */
type FieldFacts<Item> = (item: Item, isFirst: boolean) => readonly Fact[];

export type FieldsInMail<Item, Names extends string> = Readonly<Record<Names, FieldFacts<Item>>>;

export const factsOf = <Item extends object>(
  table: FieldTable,
  fields: Readonly<Record<string, FieldFacts<Item>>>,
  item: Item,
  isFirst: boolean,
): Fact[] => [
  ...Object.values(fields).flatMap((factsOfField) => factsOfField(item, isFirst)),
  ...(isFirst ? [] : plainFacts(table, 'mail', item)),
];

type TextOf<Item> = (item: Item) => string;

export const inEachMail =
  <Item>(label: PlainMessage, textOf: TextOf<Item>): FieldFacts<Item> =>
  (item) => [[t(label), textOf(item)]];

export const ifSet =
  <Item>(label: PlainMessage, textOf: (item: Item) => string | undefined): FieldFacts<Item> =>
  (item) => {
    const text = textOf(item);
    return text === undefined ? [] : [[t(label), text]];
  };

export const later =
  <Item>(label: PlainMessage, textOf: TextOf<Item>): FieldFacts<Item> =>
  (item, isFirst) =>
    isFirst ? [] : [[t(label), textOf(item)]];
