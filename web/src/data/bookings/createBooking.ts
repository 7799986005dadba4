import { createBookingAnswerSchema } from '@selasar/domain';
import type { CreateBookingAnswer, CreateBookingInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Asks for a booking. The same requestId sent again is the same booking. */
export const createBooking: (input: CreateBookingInput) => Promise<CreateBookingAnswer> = callable(
  'createBooking',
  createBookingAnswerSchema,
);
