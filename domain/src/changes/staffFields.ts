import { z } from 'zod';
import { ticksSchema } from '../crew/day/tick.ts';
import { paymentSchema } from './payment.ts';

/** What staff keep of a booking or a transfer beside what its guest has asked for. None of it comes from the guest. */
export const staffFields = {
  /** Of `crew`. */
  driverId: z.string().optional(),
  ticks: ticksSchema.optional(),
  /** Only staff see them. */
  notes: z.string().optional(),
  payments: z.array(paymentSchema).optional(),
  /** Why the price is not the one that the system computes. */
  priceReason: z.string().optional(),
};
