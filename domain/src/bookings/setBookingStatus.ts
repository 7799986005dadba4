import { z } from 'zod';
import { bookingStatusSchema } from './bookingStatus.ts';

/** The callable `setBookingStatus`: `from` is the status that the staff member saw. */
export const setBookingStatusInputSchema = z.object({
  bookingId: z.uuid(),
  from: bookingStatusSchema,
  to: bookingStatusSchema,
});
export type SetBookingStatusInput = z.infer<typeof setBookingStatusInputSchema>;

export const setBookingStatusAnswerSchema = z.object({
  bookingId: z.string(),
  status: bookingStatusSchema,
  /** Id of the change, for `undoChange`. */
  eventId: z.string(),
});
export type SetBookingStatusAnswer = z.infer<typeof setBookingStatusAnswerSchema>;
