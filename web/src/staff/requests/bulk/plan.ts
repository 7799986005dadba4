import { reference, statusesOf, toCents } from '@selasar/domain/core';
import {
  type Booking,
  bookingItemName,
  type GuestRequest,
  mostAtOnce,
  type RequestStatus,
  statusAfter,
} from '@selasar/domain/requests';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { orDash } from '../../common/formatInstant.ts';
import type { Question } from '../../common/QuestionDialog.tsx';
import { refundIfCancelled, refundText } from '../money/balanceText.ts';
import type { KindForStaff } from '../kindsForStaff.ts';
import { counted } from '../requestText.ts';

type Statuses = KindForStaff['statuses'];

export function bulkActions(statuses: Statuses) {
  const actions = statusesOf(statuses).flatMap((status) => statuses[status].actions);
  return new Map(actions.flatMap(({ to, inBulk }) => (inBulk ? [[to, inBulk] as const] : [])));
}

export const bulkButton = (verb: string, { chosen, moved }: { chosen: number; moved: number }) =>
  chosen > mostAtOnce
    ? { label: `${verb}: ${mostAtOnce} at most`, disabled: true }
    : { label: `${verb} ${moved}`, disabled: moved === 0 };

export const isMovedInBulk = (
  statuses: Statuses,
  from: RequestStatus,
  to: RequestStatus,
): boolean => statuses[from].actions.some((action) => action.to === to && action.inBulk !== false);

const namedAtMost = 5;

const listed = (names: readonly string[]): string =>
  names.length > namedAtMost
    ? `${names.slice(0, namedAtMost).join('; ')}; and ${names.length - namedAtMost} more`
    : names.join('; ');

interface Named {
  id: string;
  customerName?: string | undefined;
}

export const nameOf = (row: Named): string => `${orDash(row.customerName)} ${reference(row.id)}`;

export const movable = (
  items: readonly Row<GuestRequest>[],
  to: RequestStatus,
  statuses: Statuses,
): GuestRequest[] =>
  items.filter((row) => isValid(row)).filter(({ status }) => isMovedInBulk(statuses, status, to));

export function bulkQuestion(
  items: readonly Row<GuestRequest>[],
  to: RequestStatus,
  kind: Pick<KindForStaff, 'noun' | 'statuses' | 'startedText'>,
  now = new Date(),
): Question {
  const { noun, statuses } = kind;
  const moved = movable(items, to, statuses);
  const left = items.filter((row) => !moved.some(({ id }) => id === row.id));
  const verb = bulkActions(statuses).get(to)?.verb;
  const lines = [
    `Each guest will be mailed that the ${noun} is ${to}.`,
    left.length > 0
      ? `${left.length} of ${items.length} will not change: ${listed(left.map((row) => `${nameOf(row)} is ${orDash(row.status)}`))}.`
      : '',
    to === statusAfter.cancellation ? refundLine(moved) : '',
    ...(to === statusAfter.confirmation
      ? [
          startedLine(
            moved.filter((item) => kind.startedText(item, now) !== undefined),
            moved.length,
          ),
          ...clashes(moved).map(clashText),
        ]
      : []),
  ];
  return {
    title: `${verb} ${counted(moved.length, noun)}?`,
    text: lines.filter(Boolean).join('\n'),
    confirm: `${verb} ${moved.length}`,
    color: to === statusAfter.cancellation ? 'error' : 'primary',
  };
}

const startedLine = (begun: readonly GuestRequest[], count: number): string =>
  begun.length > 0
    ? `${begun.length} of ${count} ${begun.length === 1 ? 'has' : 'have'} already begun: ${listed(begun.map(nameOf))}.`
    : '';

function refundLine(items: readonly GuestRequest[]): string {
  const paid = items.filter((item) => refundIfCancelled(item) > 0);
  const refunds = toCents(paid.reduce((sum, item) => sum + refundIfCancelled(item), 0));
  return paid.length > 0
    ? `${paid.length} of ${items.length} ${paid.length === 1 ? 'has' : 'have'} paid, ${refundText(refunds)}: ${listed(paid.map(nameOf))}.`
    : '';
}

type StayBooking = Booking & { villaId: string };
const isStay = (item: GuestRequest): item is StayBooking =>
  'villaId' in item && item.villaId !== undefined;

/** The older request first: it is confirmed first. */
export function clashes(items: readonly GuestRequest[]): [StayBooking, StayBooking][] {
  const stays = items
    .filter(isStay)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
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
