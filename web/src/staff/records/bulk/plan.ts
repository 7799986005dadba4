import { bookingItemName, reference, statusAfter, statusesOf } from '@selasar/domain';
import type { Booking, RequestStatusTable } from '@selasar/domain';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import type { GuestRecord } from '../../../data/records/guestRecord.ts';
import { startedTextOf } from '../../bookings/startedText.ts';
import { known } from '../invalid/known.ts';
import type { Question } from '../details/QuestionDialog.tsx';

/** The bulk actions, by resulting status. */
export function bulkActions<Status extends string>(statuses: RequestStatusTable<Status>) {
  const actions = statusesOf(statuses).flatMap((status) => statuses[status].actions);
  return new Map(actions.flatMap(({ to, inBulk }) => (inBulk ? [[to, inBulk] as const] : [])));
}

/** Whether a record in a status can be changed by a bulk action or a key. */
export const isMovedInBulk = <Status extends string>(
  statuses: RequestStatusTable<Status>,
  from: Status,
  to: Status,
): boolean => statuses[from].actions.some((action) => action.to === to && action.inBulk !== false);

const namedAtMost = 5;

/** Several records, the first of them by name. */
const listed = (names: readonly string[]): string =>
  names.length > namedAtMost
    ? `${names.slice(0, namedAtMost).join('; ')}; and ${names.length - namedAtMost} more`
    : names.join('; ');

interface Named {
  id: string;
  customerName?: string | undefined;
}

export const nameOf = (row: Named): string => `${known(row.customerName)} ${reference(row.id)}`;

/** The selected records that can get the status. */
export const movable = <Item extends GuestRecord>(
  items: readonly Row<Item>[],
  to: Item['status'],
  statuses: RequestStatusTable<Item['status']>,
): Item[] =>
  items.filter(
    (row): row is Row<Item> & Item => isWhole(row) && isMovedInBulk(statuses, row.status, to),
  );

/** The plan for a selection: the change, its number of records, those left out, and conflicts. */
export function bulkQuestion<Item extends GuestRecord>(
  items: readonly Row<Item>[],
  to: Item['status'],
  statuses: RequestStatusTable<Item['status']>,
  name: 'booking' | 'transfer',
  now = new Date(),
): Question {
  const moved = movable(items, to, statuses);
  const left = items.filter((row) => !moved.some(({ id }) => id === row.id));
  const verb = bulkActions(statuses).get(to)?.verb;
  const count = `${moved.length} ${name}${moved.length === 1 ? '' : 's'}`;
  const lines = [
    `Each guest will be mailed that the ${name} is ${to}.`,
    left.length > 0
      ? `${left.length} of ${items.length} will not change: ${listed(left.map((row) => `${nameOf(row)} is ${known(row.status)}`))}.`
      : '',
    ...(to === statusAfter.confirmation
      ? [startedLine(moved, now), ...clashes(moved).map(clashText)]
      : []),
  ];
  return {
    title: `${verb} ${count}?`,
    text: lines.filter(Boolean).join('\n'),
    confirm: `${verb} ${moved.length}`,
    color: to === statusAfter.cancellation ? 'error' : 'primary',
  };
}

/** Pending records that have already begun. */
function startedLine(items: readonly GuestRecord[], now: Date): string {
  const begun = items.filter((item) => startedTextOf(item, now) !== undefined);
  return begun.length > 0
    ? `${begun.length} of ${items.length} ${begun.length === 1 ? 'has' : 'have'} already begun: ${listed(begun.map(nameOf))}.`
    : '';
}

type StayBooking = Booking & { villaId: string };
const isStay = (item: GuestRecord): item is StayBooking =>
  'bookingType' in item && item.villaId !== undefined;

/** Stays of the same villa that share a night, each with the one before it: only one of them can be confirmed. */
export function clashes(items: readonly GuestRecord[]): [StayBooking, StayBooking][] {
  const stays = items.filter(isStay);
  return stays.flatMap((one, index) =>
    stays
      .slice(index + 1)
      .filter(
        (other) =>
          other.villaId === one.villaId &&
          other.startDate < one.endDate &&
          one.startDate < other.endDate,
      )
      .map((other): [StayBooking, StayBooking] => [one, other]),
  );
}

const clashText = ([one, other]: [StayBooking, StayBooking]): string =>
  `${nameOf(one)} and ${nameOf(other)} request the same nights in ${bookingItemName(one)}: only the first can be confirmed.`;
