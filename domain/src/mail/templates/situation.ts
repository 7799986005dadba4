import type { Situation } from '../../requests/guestMessage.ts';
import { requestStatus, type RequestStatus } from '../../requests/requestStatus.ts';

interface RequestState {
  status: RequestStatus;
  driverId?: string | undefined;
  deposit?: number | undefined;
  /** US dollars. */
  paid: number;
  balance: number;
}

export function fittingSituation(request: RequestState): Situation {
  const { status, driverId, deposit = 0, paid, balance } = request;
  const { isOpen, isWaiting } = requestStatus[status];
  if (!isOpen) return 'changed';
  // Guests pay only after confirmation.
  if (isWaiting) return 'confirmed';
  if (driverId !== undefined) return 'driver';
  return balance > 0 && (paid > 0 || deposit > 0) ? 'balance' : 'confirmed';
}
