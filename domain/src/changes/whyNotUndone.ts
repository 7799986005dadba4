import { isOpenRequest, type RequestKind } from '../trips/request.ts';
import { bookingStatusSchema } from '../bookings/bookingStatus.ts';
import { transferStatusSchema } from '../transfers/transferStatus.ts';
import type { StatusEvent } from './statusEvent.ts';
import { movesBooking } from './change.ts';
import { paymentIn } from './paymentIn.ts';
import { isSameValue, valueAt } from './values.ts';

type Event = Pick<StatusEvent, 'change' | 'undoes'> & { id: string };
type Recorded = Readonly<Record<string, unknown>>;

/** Why a change cannot be undone. */
export type NotUndone = 'no-change' | 'undone' | 'over' | 'built-on';

/**
 * Why a change of the history cannot be undone, as far as this side knows; undefined if it can. It can while its values
 * are still in place, whatever else changed since. Nights and seats may be taken even so: the server checks them.
 */
export function whyNotUndone(
  kind: RequestKind,
  record: Recorded,
  { id, change, undoes }: Event,
  events: readonly Pick<Event, 'undoes'>[],
): NotUndone | undefined {
  if (!change || change.what === 'message' || undoes !== undefined) return 'no-change';
  if (events.some((other) => other.undoes === id)) return 'undone';
  if (movesBooking(change) && !isOpen(kind, record['status'])) return 'over';
  const payment = paymentIn(change.after);
  if (payment) {
    const { payments } = record;
    const isThere = Array.isArray(payments) && payments.some((one) => one?.id === payment.id);
    return isThere ? undefined : 'built-on';
  }
  const isUnchangedSince = Object.entries(change.after).every(([path, value]) =>
    isSameValue(valueAt(record, path), value),
  );
  return isUnchangedSince ? undefined : 'built-on';
}

function isOpen(kind: RequestKind, status: unknown): boolean {
  const schema = kind === 'bookings' ? bookingStatusSchema : transferStatusSchema;
  const { data } = schema.safeParse(status);
  return data !== undefined && isOpenRequest(data);
}
