import type { bookingTable } from '../bookings/booking.ts';
import {
  plainFieldsOf,
  type FieldKind,
  type FieldTable,
  type GuestPlace,
  type PlainIn,
} from '../core/fieldTable.ts';
import { formatUsd } from '../core/money.ts';
import type { PlainMessage } from '../i18n/message.ts';
import { t } from '../i18n/t.ts';
import type { transferTable } from '../transfers/transfer.ts';

type LabelIn<Table> = Table extends FieldTable ? Table[PlainIn<Table, GuestPlace>]['label'] : never;
type Translated<Label extends PlainMessage> = Label;
/** The label of a field for guests. It compiles only if each language has a translation. */
type GuestLabel = Translated<LabelIn<typeof bookingTable | typeof transferTable>>;

function text({ is }: FieldKind, value: string | number): string {
  if (is === 'time') return t('{time} (Bali time)', { time: value });
  return is === 'usd' ? formatUsd(Number(value)) : String(value);
}

/** The plain fields of a record in a place that guests read: label and text of each field with a value. */
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
