import { z } from 'zod';
import { requestStatus, type RequestStatus } from '../../core/requestStatus.ts';

/** The situations of guest messages, for bookings and transfers. */
export const situations = ['confirmed', 'driver', 'balance', 'changed'] as const;
export const situationSchema = z.enum(situations);
export type Situation = z.infer<typeof situationSchema>;

interface RequestState {
  status: RequestStatus;
  driverId?: string | undefined;
  deposit?: number | undefined;
  /** US dollars. */
  paid: number;
  balance: number;
}

/** The most likely next guest message; staff may choose another. */
export function fittingSituation(request: RequestState): Situation {
  const { status, driverId, deposit = 0, paid, balance } = request;
  const { isOpen, isWaiting } = requestStatus[status];
  if (!isOpen) return 'changed';
  // Guests pay only after confirmation.
  if (isWaiting) return 'confirmed';
  if (driverId !== undefined) return 'driver';
  return balance > 0 && (paid > 0 || deposit > 0) ? 'balance' : 'confirmed';
}
