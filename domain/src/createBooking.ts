import { z } from 'zod';
import { bookingFormSchema } from './bookingForm.ts';
import { civilDateSchema } from './civilDateSchema.ts';
import type { CivilDate } from './dates.ts';
import { requestSchema } from './request.ts';

/** The callable `createBooking`: the form and a request id, made once per filled form. */
export const createBookingInputSchema = (today: CivilDate) =>
  bookingFormSchema(today).safeExtend(requestSchema.shape);
export type CreateBookingInput = z.infer<ReturnType<typeof createBookingInputSchema>>;

export const createBookingAnswerSchema = z.object({
  bookingId: z.string(),
  itemName: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  /** US dollars. */
  totalPrice: z.number(),
});
export type CreateBookingAnswer = z.infer<typeof createBookingAnswerSchema>;
