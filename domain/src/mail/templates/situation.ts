import { z } from 'zod';

/** What staff tell guests about, of bookings and transfers alike. */
export const situations = ['confirmed', 'driver', 'balance', 'changed'] as const;
export const situationSchema = z.enum(situations);
export type Situation = z.infer<typeof situationSchema>;

interface Told {
  status: string;
  driverId?: string | undefined;
  deposit?: number | undefined;
  /** US dollars. */
  paid: number;
  balance: number;
}

/** What a guest is most likely told next; staff may choose another. */
export function fittingSituation(request: Told): Situation {
  const { status, driverId, deposit = 0, paid, balance } = request;
  if (status === 'confirmed' && driverId !== undefined) return 'driver';
  if (status === 'cancelled' || status === 'completed') return 'changed';
  // Nobody pays for what is not confirmed.
  if (status === 'pending') return 'confirmed';
  return balance > 0 && (paid > 0 || deposit > 0) ? 'balance' : 'confirmed';
}
