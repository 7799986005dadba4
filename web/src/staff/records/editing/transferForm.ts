import {
  emptyTransferCustomer,
  emptyTransferRoute,
  firstStatuses,
  statusAfter,
} from '@selasar/domain';
import type { Transfer, TransferForGuestForm } from '@selasar/domain';

/** What the form of a new transfer begins with. */
export const emptyTransfer: TransferForGuestForm = {
  ...emptyTransferRoute,
  ...emptyTransferCustomer,
  hotelName: '',
  status: firstStatuses[0],
};

/** A transfer as its form has it; none of its fields is left out. */
export const formOfTransfer = (transfer: Transfer): TransferForGuestForm => ({
  pickupLocation: transfer.pickupLocation,
  destination: transfer.destination,
  pickupDate: transfer.pickupDate,
  pickupTime: transfer.pickupTime,
  passengers: transfer.passengers,
  luggage: transfer.luggage,
  vehicleId: transfer.vehicleId ?? '',
  flightNumber: transfer.flightNumber ?? '',
  specialRequests: transfer.specialRequests ?? '',
  customerName: transfer.customerName,
  customerEmail: transfer.customerEmail,
  customerPhone: transfer.customerPhone ?? '',
  hotelName: transfer.hotelName ?? '',
  status: firstStatuses.find((status) => status === transfer.status) ?? statusAfter.request,
});
