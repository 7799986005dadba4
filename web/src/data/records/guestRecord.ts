import type { Booking, Transfer } from '@selasar/domain';

/** Bookings and transfers. Both are found, listed and changed in the same ways. */
export type GuestRecord = Booking | Transfer;
