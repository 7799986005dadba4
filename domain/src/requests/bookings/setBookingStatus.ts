import { z } from 'zod';
import { bookingStatusSchema } from './bookingStatus.ts';

export const setBookingStatusInputSchema = z.object({
  bookingId: z.uuid(),
  from: bookingStatusSchema,
  to: bookingStatusSchema,
});
export type SetBookingStatusInput = z.infer<typeof setBookingStatusInputSchema>;

export const setBookingStatusAnswerSchema = z.object({
  bookingId: z.string(),
  status: bookingStatusSchema,
  eventId: z.string(),
});
export type SetBookingStatusAnswer = z.infer<typeof setBookingStatusAnswerSchema>;
