import { z } from 'zod';
import { bookingStatus, type BookingStatus } from '../core/requestStatus.ts';
import { canMove, statusesOf } from '../core/statusTable.ts';

export const bookingStatuses = statusesOf(bookingStatus);
export const bookingStatusSchema = z.enum(bookingStatuses);

export const canSetBookingStatus = (from: BookingStatus, to: BookingStatus): boolean =>
  canMove(bookingStatus, from, to);
