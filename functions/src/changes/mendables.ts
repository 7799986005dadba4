import type { RequestKind } from '@selasar/domain';
import type { Mendable } from './mendable.ts';
import { mendableBooking } from './mendableBooking.ts';
import { mendableTransfer } from './mendableTransfer.ts';

export const mendables: Record<RequestKind, Mendable> = {
  bookings: mendableBooking,
  transfers: mendableTransfer,
};
