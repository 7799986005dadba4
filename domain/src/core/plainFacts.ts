import type { bookingTable } from '../bookings/booking.ts';
import {
  plainFieldsOf,
  type FieldKind,
  type FieldTable,
  type GuestPlace,
  type PlainIn,
} from './fieldTable.ts';
import { formatUsd } from './money.ts';
import type { PlainMessage } from '../i18n/message.ts';
import { t } from '../i18n/t.ts';
import type { transferTable } from '../transfers/transfer.ts';

type LabelIn<Table> = Table extends FieldTable ? Table[PlainIn<Table, GuestPlace>]['label'] : never;
type Translated<Label extends PlainMessage> = Label;
/** What guests read as the label of a field: each language has it, or this does not compile. */
type GuestLabel = Translated<LabelIn<typeof bookingTable | typeof transferTable>>;

function text({ is }: FieldKind, value: string | number): string {
  if (is === 'time') return t('{time} (Bali time)', { time: value });
  return is === 'usd' ? formatUsd(Number(value)) : String(value);
}

/** What a place that guests read shows plainly of a record: label and text of each field that it has. */
export const plainFacts = (
  table: FieldTable,
  place: GuestPlace,
  record: object,
): (readonly [label: string, text: string])[] =>
  plainFieldsOf(table, place).flatMap(({ name, label, kind }) => {
    const value: unknown = Reflect.get(record, name);
    const isThere = (typeof value === 'string' && value !== '') || typeof value === 'number';
    return isThere ? [[t(label as GuestLabel), text(kind, value)] as const] : [];
  });
