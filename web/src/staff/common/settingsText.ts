import { formatUsd, vehicleRoom } from '@selasar/domain/core';
import type { NoticeKind } from '@selasar/domain/mail';
import type { ReceiptSettings, Tax } from '@selasar/domain/receipts';
import type { PaymentTerms, TransferTerms } from '@selasar/domain/pricing';

export const termsLabels: Record<keyof TransferTerms, string> = {
  leadHours: 'Lead time',
  hours: 'Hours of service',
  vehicles: 'Vehicles',
  freeCancellationHours: 'Free cancellation',
};

export function termText(value: TransferTerms[keyof TransferTerms]): string {
  if (typeof value === 'number') return value === 1 ? '1 hour' : `${value} hours`;
  if ('from' in value) return `First pickup ${value.from}, last ${value.to}`;
  const vehicles = value.map(
    (vehicle) => `${vehicle.name}, ${formatUsd(vehicle.priceUsd)}, ${vehicleRoom(vehicle)}`,
  );
  return vehicles.join('; ') || 'No vehicles';
}

export const receiptLabels: Record<keyof ReceiptSettings, string> = {
  registration: 'Registration',
  taxes: 'Taxes in the price',
};

export const taxText = ({ name, percent }: Tax): string => `${name} ${percent} %`;

export const paymentLabels: Record<keyof PaymentTerms, string> = {
  bankAccount: 'Bank account',
  payPal: 'PayPal',
  qrPicture: 'Payment code',
  words: 'In words',
  dueDays: 'Due (days after the confirmation)',
};

export const noticeLabels: Readonly<Record<NoticeKind, string>> = {
  newBooking: 'New bookings',
  newTransfer: 'New transfers',
  reply: 'Messages of guests about a booking or transfer',
  changeRequest: 'Change requests',
  cancellation: 'Cancellations by guests',
  message: 'Messages from the contact page',
  review: 'New reviews',
  unpaidDeposit: 'Deposits that are not paid in time',
};
