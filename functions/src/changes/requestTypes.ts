import type { RequestKind } from '@selasar/domain';
import { booking } from '../bookings/booking.ts';
import { transfer } from '../transfers/transfer.ts';
import type { RequestType } from './requestType.ts';

export const requestTypes: Record<RequestKind, RequestType> = {
  bookings: booking,
  transfers: transfer,
};
