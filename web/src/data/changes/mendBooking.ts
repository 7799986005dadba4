import { mendAnswerSchema } from '@selasar/domain';
import type { MendAnswer, MendBookingInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Mends a booking. It is safe to send the same again. */
export const mendBooking: (input: MendBookingInput) => Promise<MendAnswer> = callable(
  'mendBooking',
  mendAnswerSchema,
);
