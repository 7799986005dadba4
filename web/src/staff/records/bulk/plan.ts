import { bookingItemName, reference } from '@selasar/domain';
import type { Booking, StatusTable } from '@selasar/domain';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import type { GuestRecord } from '../../../data/records/guestRecord.ts';
import { begunOf } from '../../bookings/begunText.ts';
import { known } from '../invalid/known.ts';
import type { Question } from '../details/QuestionDialog.tsx';

/** What staff do to several at once. */
export const bulkActions = {
  confirmed: { verb: 'Confirm', doing: 'Confirming', from: ['pending'] },
  cancelled: { verb: 'Cancel', doing: 'Cancelling', from: ['pending', 'confirmed'] },
} as const;
export type BulkTarget = keyof typeof bulkActions;

const namedAtMost = 5;

/** Several, the first of them by name. */
const listed = (names: readonly string[]): string =>
  names.length > namedAtMost
    ? `${names.slice(0, namedAtMost).join('; ')}; and ${names.length - namedAtMost} more`
    : names.join('; ');

interface Named {
  id: string;
  customerName?: string | undefined;
}

export const nameOf = (row: Named): string => `${known(row.customerName)} ${reference(row.id)}`;

/** Those of a choice that can be given the status. */
export const movable = <Item extends GuestRecord>(
  items: readonly Row<Item>[],
  to: BulkTarget,
  statuses: StatusTable<Item['status']>,
): Item[] =>
  items.filter((row): row is Row<Item> & Item => {
    if (!isWhole(row)) return false;
    const status: Item['status'] = row.status;
    const froms: readonly string[] = bulkActions[to].from;
    return froms.includes(status) && statuses[status].actions.some((action) => action.to === to);
  });

/** Of a choice: what is about to be done, to how many, who is left out, and who stands in whose way. */
export function bulkQuestion<Item extends GuestRecord>(
  items: readonly Row<Item>[],
  to: BulkTarget,
  statuses: StatusTable<Item['status']>,
  name: 'booking' | 'transfer',
  now = new Date(),
): Question {
  const moved = movable(items, to, statuses);
  const left = items.filter((row) => !moved.some(({ id }) => id === row.id));
  const { verb } = bulkActions[to];
  const count = `${moved.length} ${name}${moved.length === 1 ? '' : 's'}`;
  const lines = [
    `Each guest will be mailed that the ${name} is ${to}.`,
    left.length > 0
      ? `${left.length} of ${items.length} stay as they are: ${listed(left.map((row) => `${nameOf(row)} is ${known(row.status)}`))}.`
      : '',
    ...(to === 'confirmed' ? [begunLine(moved, now), ...clashes(moved).map(clashText)] : []),
  ];
  return {
    title: `${verb} ${count}?`,
    text: lines.filter(Boolean).join('\n'),
    confirm: `${verb} ${moved.length}`,
    color: to === 'confirmed' ? 'primary' : 'error',
  };
}

/** Which of them wait though they have begun. */
function begunLine(items: readonly GuestRecord[], now: Date): string {
  const begun = items.filter((item) => begunOf(item, now) !== undefined);
  return begun.length > 0
    ? `${begun.length} of ${items.length} ${begun.length === 1 ? 'has' : 'have'} begun already: ${listed(begun.map(nameOf))}.`
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
  `${nameOf(one)} and ${nameOf(other)} want the same nights in ${bookingItemName(one)}: only the first can be confirmed.`;
