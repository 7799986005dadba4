import type { ShownIn } from '../../core/fieldTable.ts';
import {
  bookingItemName,
  type Booking,
  type bookingTable,
} from '../../requests/bookings/booking.ts';
import { balanceOf, paidOf, totalOf } from '../../requests/changes/balance.ts';
import { shortDate } from '../../core/dates.ts';
import { formatUsd } from '../../core/money.ts';
import { reference } from '../../core/reference.ts';
import type { Transfer, transferTable } from '../../requests/transfers/transfer.ts';
import type { TemplateFacts } from './fillTemplate.ts';

export interface FactsBeside {
  driver?: { name: string; phone: string } | undefined;
  tripLink?: string | undefined;
}

export const guestMessageItem = {
  bookings: (booking: Pick<Booking, 'bookingType' | 'itemName'>): string =>
    bookingItemName(booking),
  transfers: ({ pickupLocation, destination }: Pick<Transfer, 'pickupLocation' | 'destination'>) =>
    `your transfer from ${pickupLocation} to ${destination}`,
};

type OfTemplate<Item> = (item: Item, beside: FactsBeside) => TemplateFacts;

const ofEach = {
  id: ({ id }) => ({ reference: reference(id) }),
  customerName: ({ customerName }) => ({ name: customerName }),
  pickupTime: ({ pickupTime }) => ({ time: pickupTime }),
  hotelName: ({ hotelName }) => ({ hotel: hotelName }),
  payments: (request) => ({
    paid: formatUsd(paidOf(request)),
    // Missing if the guest gets money back: no sentence then says that it is still due.
    balance: balanceOf(request) < 0 ? undefined : formatUsd(balanceOf(request)),
  }),
  driverId: (_, { driver }) => ({ driver: driver?.name, driverPhone: driver?.phone }),
} as const satisfies Readonly<Record<string, OfTemplate<Booking | Transfer>>>;

const total: OfTemplate<Booking | Transfer> = (request) => ({ total: formatUsd(totalOf(request)) });

/** Guests of a tour are picked up at their hotel, guests of a stay are not. */
const ofBooking: Readonly<Record<ShownIn<typeof bookingTable, 'template'>, OfTemplate<Booking>>> = {
  ...ofEach,
  totalPrice: total,
  itemName: (booking) => ({ item: guestMessageItem.bookings(booking) }),
  startDate: ({ bookingType, startDate, endDate }) => ({
    date:
      bookingType === 'tour'
        ? shortDate(startDate)
        : `${shortDate(startDate)} to ${shortDate(endDate)}`,
  }),
  hotelName: ({ bookingType, hotelName }) => ({
    hotel: hotelName,
    pickup: bookingType === 'tour' ? hotelName : undefined,
  }),
};

const itemOfTransfer = (transfer: Transfer) => ({ item: guestMessageItem.transfers(transfer) });

const ofTransfer: Readonly<
  Record<ShownIn<typeof transferTable, 'template'>, OfTemplate<Transfer>>
> = {
  ...ofEach,
  totalAmount: total,
  pickupLocation: (transfer) => ({
    ...itemOfTransfer(transfer),
    pickup: transfer.pickupLocation,
  }),
  destination: itemOfTransfer,
  pickupDate: ({ pickupDate }) => ({ date: shortDate(pickupDate) }),
};

const factsFrom = <Item>(
  fields: Readonly<Record<string, OfTemplate<Item>>>,
  item: Item,
  beside: FactsBeside,
): TemplateFacts =>
  Object.assign(
    { tripLink: beside.tripLink },
    ...Object.values(fields).map((said) => said(item, beside)),
  ) as TemplateFacts;

export const factsOfBooking = (booking: Booking, beside: FactsBeside): TemplateFacts =>
  factsFrom(ofBooking, booking, beside);

export const factsOfTransfer = (transfer: Transfer, beside: FactsBeside): TemplateFacts =>
  factsFrom(ofTransfer, transfer, beside);
