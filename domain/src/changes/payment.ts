import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { instantSchema } from '../core/instant.ts';

export const paymentWays = ['cash', 'card', 'transfer', 'other'] as const;

/** Money that came in, as staff have written it down. Nothing is charged by this system. */
export const paymentSchema = z.object({
  id: z.string(),
  /** US dollars; less than 0 for what was given back. */
  amount: z.number(),
  /** The day on which it came in, in Bali. */
  date: civilDateSchema,
  way: z.enum(paymentWays),
  note: z.string().optional(),
  /** The uid of the staff member who wrote it down, and their name then. */
  by: z.string(),
  byName: z.string().optional(),
  at: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;
