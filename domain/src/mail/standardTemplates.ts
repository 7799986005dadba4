import { company } from '../core/company.ts';
import type { Situation } from '../requests/guestMessage.ts';
import { t } from '../i18n/t.ts';
import { requestStatus, type RequestStatus } from '../requests/requestStatus.ts';
import type { ShownIn } from '../core/fieldTable.ts';
import { bookingItemName, type Booking, type bookingTable } from '../requests/bookings/booking.ts';
import { balanceOf, paidOf, totalOf } from '../requests/changes/payments.ts';
import { shortDate } from '../core/dates.ts';
import { formatUsd } from '../core/money.ts';
import { reference } from '../core/ids.ts';
import type { Transfer, transferTable } from '../requests/transfers/transfer.ts';
import type { TemplateFacts } from './template.ts';

/** Used until staff save their own. */
export const standardTemplates: Readonly<Record<Situation, string>> = {
  confirmed: `Hello {name},

We have confirmed {item} on {date}. Your reference is {reference}.
The total is {total}.

Everything about your trip is here: {tripLink}

${company.name}`,
  driver: `Hello {name},

{driver} will be your driver on {date}: {item}.
Pickup: {time} at {pickup}
Driver’s phone: {driverPhone}

Please be ready a few minutes early. If anything changes, just reply to this message.

${company.name}`,
  balance: `Hello {name},

This is about {item} on {date}, reference {reference}.
Of {total} you have paid {paid}, so {balance} is still due.

You can pay in cash or by card when we meet. If you have paid already, please just let us know.

${company.name}`,
  changed: `Hello {name},

We have changed {item} for you. It is now on {date}, and the total is {total}.

Everything about your trip is here: {tripLink}
If this does not suit you, just reply to this message.

${company.name}`,
};

export const guestMessageSubject: Readonly<Record<Situation, (item: string) => string>> = {
  confirmed: (item) => t('Confirmed: {item}', { item }),
  driver: (item) => t('Your driver: {item}', { item }),
  balance: (item) => t('What is left to pay: {item}', { item }),
  changed: (item) => t('Changed: {item}', { item }),
};

interface RequestState {
  status: RequestStatus;
  driverId?: string | undefined;
  deposit?: number | undefined;
  /** US dollars. */
  paid: number;
  balance: number;
}

export function fittingSituation(request: RequestState): Situation {
  const { status, driverId, deposit = 0, paid, balance } = request;
  const { isOpen, isWaiting } = requestStatus[status];
  if (!isOpen) return 'changed';
  // Guests pay only after confirmation.
  if (isWaiting) return 'confirmed';
  if (driverId !== undefined) return 'driver';
  return balance > 0 && (paid > 0 || deposit > 0) ? 'balance' : 'confirmed';
}

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
