import type { MendedTransferForm, Transfer } from '@selasar/domain';

/** A transfer as its form has it; none of its fields is left out. */
export const formOfTransfer = (transfer: Transfer): MendedTransferForm => ({
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
  customerPhone: transfer.customerPhone,
  hotelName: transfer.hotelName ?? '',
});
