import type { CreateBookingAnswer, CreateBookingInput } from '@selasar/domain';
import { guest } from '../api.ts';

/** Asks for a booking. The same requestId sent again is the same booking. */
export const createBooking: (input: CreateBookingInput) => Promise<CreateBookingAnswer> =
  guest.createBooking;
