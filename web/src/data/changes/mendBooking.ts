import type { MendAnswer, MendBookingInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Mends a booking. It is safe to send the same again. */
export const mendBooking: (input: MendBookingInput) => Promise<MendAnswer> = staff.mendBooking;
