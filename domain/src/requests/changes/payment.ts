import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { instantSchema } from '../../core/instant.ts';

export const paymentWays = ['cash', 'card', 'transfer', 'other'] as const;

/** Recorded by staff: this system charges nothing. */
export const paymentSchema = z.object({
  id: z.string(),
  /** US dollars; less than 0 for a refund. */
  amount: z.number(),
  /** In Bali. */
  date: civilDateSchema,
  way: z.enum(paymentWays),
  note: z.string().optional(),
  /** The uid of the staff member who recorded it, and their name then. */
  by: z.string(),
  byName: z.string().optional(),
  at: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;
