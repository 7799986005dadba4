import { company } from '@selasar/brand';
import type { CivilDate } from '../../core/dates.ts';

// Apart from the schemas, so that a page which only waits for the form loads no zod.

export interface Pickup {
  pickupDate: CivilDate;
  pickupTime: string;
}

export const transfer = {
  passengers: { min: 1, max: 8, initial: 1 },
  luggage: { min: 0, max: 10, initial: 1 },
  /** US dollars, for any route. */
  totalAmount: 50,
  pickupTimes: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  /** The hour at which the list of times opens when none is chosen. */
  usualPickupTime: '09:00',
};

export const noTransferTerms = {
  leadHours: 0,
  hours: { from: '00:00', to: '23:00' },
  vehicles: [],
  freeCancellationHours: company.transferCancellationHours ?? 0,
};

/** Invalid terms have unknown prices: no request is accepted, rather than one at a wrong price. */
export const invalidTerms = 'damaged';
