import { formatUsd, shortDate } from '@selasar/domain/core';
import {
  type BookingFacts,
  type ChangeRequestEvent,
  isOpenRequest,
  type RequestStatus,
  type TransferFacts,
} from '@selasar/domain/requests';
import { cancellationOf } from '@selasar/domain/trips';
import { bookingDates } from '../../common/bookingDates.ts';
import { guestCount } from '../requestText.ts';

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

export function factsText(facts: BookingFacts | TransferFacts): string {
  const parts =
    'startDate' in facts
      ? [bookingDates(facts), guestCount(facts.numberOfGuests), formatUsd(facts.totalPrice)]
      : [
          shortDate(facts.pickupDate),
          facts.pickupTime,
          counted(facts.passengers, 'passenger'),
          counted(facts.luggage, 'bag'),
          formatUsd(facts.totalAmount),
        ];
  return parts.join(', ');
}

export function lostText(request: Parameters<typeof cancellationOf>[0], now: Date): string {
  const { isFree, lost } = cancellationOf(request, now);
  if (isFree) return 'Cancellation is free of charge.';
  return lost === undefined
    ? 'The rules do not state what the guest loses: please tell the guest.'
    : `The guest loses the deposit of ${formatUsd(lost)}.`;
}

export function changeRequestEventText(event: ChangeRequestEvent, status: string): string {
  if (event.what === 'cancel') {
    return {
      requested: 'Asked to cancel',
      withdrawn: 'Withdrew the request to cancel',
      accepted: `${status}, as the guest asked`,
      declined: 'Declined to cancel',
    }[event.outcome];
  }
  const requested = factsText(event.after);
  return {
    requested: `Asked for ${requested}`,
    withdrawn: `Withdrew the request for ${requested}`,
    accepted: `Changed from ${factsText(event.before)} to ${requested}, as the guest asked`,
    declined: `Declined ${requested}`,
  }[event.outcome];
}

interface NewChangeRequest {
  status?: RequestStatus;
  changeRequest?: object | undefined;
}

export const hasChangeRequest = ({ status, changeRequest }: NewChangeRequest): boolean =>
  changeRequest !== undefined && status !== undefined && isOpenRequest(status);
