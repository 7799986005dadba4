import type { bookingTable } from '../requests/bookings/booking.ts';
import {
  plainFieldsOf,
  type FieldKind,
  type FieldTable,
  type GuestPlace,
  type PlainIn,
  type StaffPlace,
} from '../core/fieldTable.ts';
import { formatUsd, toCents } from '../core/money.ts';
import type { PlainMessage } from '../i18n/languages.ts';
import { t } from '../i18n/t.ts';
import { extraFacts } from '../pricing/extras.ts';
import type { transferTable } from '../requests/transfers/transfer.ts';

type LabelIn<Table> = Table extends FieldTable ? Table[PlainIn<Table, GuestPlace>]['label'] : never;
type Translated<Label extends PlainMessage> = Label;
/** It compiles only if each language has a translation. */
type GuestLabel = Translated<LabelIn<typeof bookingTable | typeof transferTable>>;

function text({ is }: FieldKind, value: string | number): string {
  if (is === 'time') return t('{time} (Bali time)', { time: value });
  return is === 'usd' ? formatUsd(Number(value)) : String(value);
}

export type PlainFact = readonly [label: string, text: string];

function factsIn(
  table: FieldTable,
  place: GuestPlace | StaffPlace,
  record: object,
  labelOf: (label: string) => string,
): PlainFact[] {
  return plainFieldsOf(table, place).flatMap(({ name, label, kind }) => {
    // A mail to the company repeats nothing that a stranger typed but the name.
    if (place === 'notice' && kind.is === 'text') return [];
    if (kind.is === 'extras') return extraFacts(record);
    const value: unknown = Reflect.get(record, name);
    const isThere = (typeof value === 'string' && value !== '') || typeof value === 'number';
    return isThere ? [[labelOf(label), text(kind, value)] as const] : [];
  });
}

export const plainFacts = (table: FieldTable, place: GuestPlace, record: object): PlainFact[] =>
  factsIn(table, place, record, (label) => t(label as GuestLabel));

export const plainFactsForStaff = (
  table: FieldTable,
  place: StaffPlace,
  record: object,
): PlainFact[] => factsIn(table, place, record, (label) => label);

/** For a mail before staff have checked what was typed. */
export const withoutPlain = <Item extends object>(
  table: FieldTable,
  place: GuestPlace,
  record: Item,
): Item => {
  const plain = new Set(plainFieldsOf(table, place).map(({ name }) => name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => !plain.has(name))) as Item;
};

interface Paid {
  /** US dollars; less than 0 for a refund. */
  payments?: readonly { amount: number }[] | undefined;
}

/** What has arrived, and what of it was given back, as guests read it. */
export function paymentFacts({ payments = [] }: Paid): (readonly [label: string, text: string])[] {
  const sum = (sign: 1 | -1) =>
    toCents(payments.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0));
  const facts = [[t('Paid'), sum(1)] as const, [t('Given back'), sum(-1)] as const];
  return facts.flatMap(([label, usd]) => (usd > 0 ? [[label, formatUsd(usd)]] : []));
}
