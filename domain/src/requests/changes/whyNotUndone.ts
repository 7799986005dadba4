import { isOpenRequest, type RequestKind } from '../requestName.ts';
import { requestKinds } from '../requestKinds.ts';
import type { StatusEvent } from './statusEvent.ts';
import { movesBooking } from './change.ts';
import { paidOf, paymentIn } from './balance.ts';
import { isSameValue, valueAt } from './values.ts';

type Event = Pick<StatusEvent, 'change' | 'undoes'> & { id: string };
type Recorded = Readonly<Record<string, unknown>>;

export type NotUndone = 'no-change' | 'undone' | 'over' | 'built-on';

/** Undefined if it can. Nights and seats may be taken even so: the server checks them. */
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
    if (!Array.isArray(payments)) return 'built-on';
    const left = payments.filter((one) => one?.id !== payment.id);
    if (left.length === payments.length) return 'built-on';
    // A later refund gave this payment back: no more is given back than was paid.
    return payment.amount > 0 && paidOf({ payments: left }) < 0 ? 'built-on' : undefined;
  }
  const isUnchangedSince = Object.entries(change.after).every(([path, value]) =>
    isSameValue(valueAt(record, path), value),
  );
  return isUnchangedSince ? undefined : 'built-on';
}

function isOpen(kind: RequestKind, status: unknown): boolean {
  const { data } = requestKinds[kind].statusSchema.safeParse(status);
  return data !== undefined && isOpenRequest(data);
}
