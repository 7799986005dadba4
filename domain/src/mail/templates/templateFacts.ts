import { bookingItemName, type Booking } from '../../bookings/booking.ts';
import { balanceOf, paidOf } from '../../changes/balance.ts';
import { shortDate } from '../../core/dates.ts';
import { formatUsd } from '../../core/money.ts';
import { reference } from '../../core/reference.ts';
import type { Transfer } from '../../transfers/transfer.ts';
import type { TemplateFacts } from './fillTemplate.ts';

/** Facts from outside the request. */
export interface FactsBeside {
  driver?: { name: string; phone: string } | undefined;
  tripLink?: string | undefined;
}

/** The name of a booking or transfer in a sentence to its guest. */
export const guestMessageItem = {
  bookings: (booking: Pick<Booking, 'bookingType' | 'itemName'>): string =>
    bookingItemName(booking),
  transfers: ({ pickupLocation, destination }: Pick<Transfer, 'pickupLocation' | 'destination'>) =>
    `your transfer from ${pickupLocation} to ${destination}`,
};

const requestFacts = (
  request: Booking | Transfer,
  total: number,
  { driver, tripLink }: FactsBeside,
): TemplateFacts => ({
  name: request.customerName,
  time: request.pickupTime,
  hotel: request.hotelName,
  driver: driver?.name,
  driverPhone: driver?.phone,
  total: formatUsd(total),
  paid: formatUsd(paidOf(request)),
  balance: formatUsd(balanceOf(total, request)),
  reference: reference(request.id),
  tripLink,
});

/** The template facts of a booking. Guests of a tour are picked up at their hotel, guests of a stay are not. */
export const factsOfBooking = (booking: Booking, beside: FactsBeside): TemplateFacts => ({
  ...requestFacts(booking, booking.totalPrice, beside),
  item: guestMessageItem.bookings(booking),
  date:
    booking.bookingType === 'tour'
      ? shortDate(booking.startDate)
      : `${shortDate(booking.startDate)} to ${shortDate(booking.endDate)}`,
  pickup: booking.bookingType === 'tour' ? booking.hotelName : undefined,
});

/** The template facts of a transfer. */
export const factsOfTransfer = (transfer: Transfer, beside: FactsBeside): TemplateFacts => ({
  ...requestFacts(transfer, transfer.totalAmount, beside),
  item: guestMessageItem.transfers(transfer),
  date: shortDate(transfer.pickupDate),
  pickup: transfer.pickupLocation,
});
