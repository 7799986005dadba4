import { isOpenRequest, type RequestKind } from '../requestName.ts';
import { requestKinds } from '../requestKinds.ts';
import { type StatusEvent, movesBooking } from './statusEvent.ts';
import { paidOf, paymentIn } from './payments.ts';
import { instantSchema } from '../../core/schemas.ts';

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
  const isFinal = change?.what === 'message' || change?.what === 'receipt';
  if (!change || isFinal || undoes !== undefined) return 'no-change';
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

/** At a path such as 'ticks.tour'. */
export const valueAt = (record: Readonly<Record<string, unknown>>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      record,
    );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Compares the timestamps of any SDK; absent equals null. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSameValue(a[name], b[name]));
}

const plain = (value: unknown): unknown =>
  instantSchema.safeParse(value).data?.getTime() ?? value ?? null;
