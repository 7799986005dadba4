import { formatUsd } from '@selasar/domain/core';
import {
  type ChangeRequestEvent,
  changeText,
  factsText,
  isOpenRequest,
  type RequestStatus,
  statusAfter,
  type StatusEvent,
} from '@selasar/domain/requests';
import { cancellationOf } from '@selasar/domain/trips';
import { orDash } from '../../common/formatInstant.ts';

export function historyText(
  { from, to, by, undoes, changeRequest, change }: Partial<StatusEvent>,
  nameOf: (crewId: string) => string | undefined,
): string {
  if (change) return `${undoes ? 'Undone: ' : ''}${changeText(change, nameOf)}`;
  if (changeRequest)
    return changeRequestEventText(changeRequest, `${orDash(from)} → ${orDash(to)}`);
  if (from === null) {
    if (by !== 'guest') return `Booked for the guest: ${orDash(to)}`;
    return to === statusAfter.confirmation ? 'Requested, and confirmed at once' : 'Requested';
  }
  return undoes
    ? `Undone: back to ${orDash(to)}, the guest was not mailed`
    : `${orDash(from)} → ${orDash(to)}`;
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
