import type { RequestName } from '@selasar/domain';
import { booking } from '../bookings/setBookingStatus.ts';
import { readSubject } from '../status/subject.ts';
import { transfer } from '../transfers/setTransferStatus.ts';

/** A booking or a transfer, as far as both are alike. Refuses one that is not there. */
export const readRequest = ({ kind, id }: RequestName) =>
  kind === 'bookings' ? readSubject(booking, id) : readSubject(transfer, id);
