import { plainFacts, t, type FieldTable, type PlainMessage } from '@selasar/domain';
import type { Fact } from './mailContent.ts';

/**
 * What a mail says of a field, or why it says nothing. Of a request that staff have not looked at the address is not
 * known to be the guest's: so the first mail holds nothing that somebody typed.
 */
type Told<Item> = ((item: Item, isFirst: boolean) => readonly Fact[]) | string;

/** For each field of a booking or transfer but those that are told plainly, in the order of the mail. */
export type FieldsInMail<Item, Plain> = Readonly<Record<Exclude<keyof Item, Plain>, Told<Item>>>;

/** What a mail says of all fields. Those that are told plainly come last, and not in the first mail. */
export const factsOf = <Item extends object>(
  table: FieldTable,
  fields: Readonly<Record<string, Told<Item>>>,
  item: Item,
  isFirst: boolean,
): Fact[] => [
  ...Object.values(fields).flatMap((told) => (typeof told === 'string' ? [] : told(item, isFirst))),
  ...(isFirst ? [] : plainFacts(table, 'mail', item)),
];

/** What staff keep of a request beside what its guest has asked for: nothing that a status is told with. */
export const staffFields = {
  driverId: 'known to staff',
  ticks: 'known to staff',
  notes: 'known to staff',
  payments: 'known to staff',
  priceReason: 'known to staff',
};

type Say<Item> = (item: Item) => string;

export const inEachMail =
  <Item>(label: PlainMessage, say: Say<Item>): Told<Item> =>
  (item) => [[t(label), say(item)]];

/** Only of what has it. */
export const ifThere =
  <Item>(label: PlainMessage, say: (item: Item) => string | undefined): Told<Item> =>
  (item) => {
    const said = say(item);
    return said === undefined ? [] : [[t(label), said]];
  };

/** Not in the first mail. */
export const later =
  <Item>(label: PlainMessage, say: Say<Item>): Told<Item> =>
  (item, isFirst) =>
    isFirst ? [] : [[t(label), say(item)]];
