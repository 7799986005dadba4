import { plainFacts, t, type FieldTable, type PlainMessage } from '@selasar/domain';
import type { Fact } from './mailContent.ts';

/**
 * A field's line in a mail, or why it has none. Until staff have checked a request, its email may belong to somebody
 * else; therefore the first mail contains nothing that was typed.
 */
type FieldFacts<Item> = ((item: Item, isFirst: boolean) => readonly Fact[]) | string;

/** An entry for each field of a booking or transfer except plain ones, in the order of the mail. */
export type FieldsInMail<Item, Plain> = Readonly<
  Record<Exclude<keyof Item, Plain>, FieldFacts<Item>>
>;

/** The lines of all fields. Plain fields come last, and not in the first mail. */
export const factsOf = <Item extends object>(
  table: FieldTable,
  fields: Readonly<Record<string, FieldFacts<Item>>>,
  item: Item,
  isFirst: boolean,
): Fact[] => [
  ...Object.values(fields).flatMap((factsOfField) =>
    typeof factsOfField === 'string' ? [] : factsOfField(item, isFirst),
  ),
  ...(isFirst ? [] : plainFacts(table, 'mail', item)),
];

/** Fields that staff keep for themselves: no mail about a status shows them. */
export const staffFields = {
  driverId: 'known to staff',
  ticks: 'known to staff',
  notes: 'known to staff',
  payments: 'known to staff',
  assignee: 'known to staff',
  priceReason: 'known to staff',
};

type TextOf<Item> = (item: Item) => string;

export const inEachMail =
  <Item>(label: PlainMessage, textOf: TextOf<Item>): FieldFacts<Item> =>
  (item) => [[t(label), textOf(item)]];

/** Shown if present. */
export const ifSet =
  <Item>(label: PlainMessage, textOf: (item: Item) => string | undefined): FieldFacts<Item> =>
  (item) => {
    const text = textOf(item);
    return text === undefined ? [] : [[t(label), text]];
  };

/** Not in the first mail. */
export const later =
  <Item>(label: PlainMessage, textOf: TextOf<Item>): FieldFacts<Item> =>
  (item, isFirst) =>
    isFirst ? [] : [[t(label), textOf(item)]];
