import type { RequestKind } from '@selasar/domain/requests';
import { booking } from './booking.ts';
import type { RequestType } from './requestType.ts';
import { transfer } from './transfer.ts';

export const requestTypes: Record<RequestKind, RequestType> = {
  bookings: booking,
  transfers: transfer,
};
