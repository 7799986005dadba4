import { z } from 'zod';
import { instantSchema } from './instant.ts';

/** A document of `bookings/{id}/events` and `transfers/{id}/events`: who set which status, and when. */
export const statusEventSchema = z.object({
  /** null for the creation. */
  from: z.string().nullable(),
  to: z.string(),
  /** 'guest', or the uid of a staff member. */
  by: z.string(),
  /** Of the staff member, as they were then. */
  byName: z.string().optional(),
  byEmail: z.string().optional(),
  /** The id of the change that this one takes back. */
  undoes: z.string().optional(),
  at: instantSchema,
});
export type StatusEvent = z.infer<typeof statusEventSchema>;
