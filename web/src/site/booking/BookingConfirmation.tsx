import { bookingTable, formatUsd, plainFacts, shortDate, statusAfter, t } from '@selasar/domain';
import type { BookingForm, PlainIn } from '@selasar/domain';
import type { ReactNode } from 'react';
import { Approximately } from '../catalogue/currency/Approximately.tsx';
import { guestCount } from '../catalogue/offers/guestCount.ts';
import { Confirmation } from '../forms/request/Confirmation.tsx';
import type { Booked } from './booked.ts';
import { PayTerms } from './PayTerms.tsx';

interface Props {
  booked: Booked;
  isNew: boolean;
  onAnother: () => void;
}

type Fact = readonly [label: string, value: ReactNode];

const ifSet = (label: string, text: string): Fact[] => (text === '' ? [] : [[label, text]]);

/** The text of each field of the form, or where else it is shown, or why it is not. */
const fields: Readonly<
  Record<
    Exclude<keyof BookingForm, PlainIn<typeof bookingTable, 'confirmation'>>,
    ((booked: Booked) => Fact[]) | string
  >
> = {
  itemId: 'told by its name',
  bookingType: ({ bookingType, itemName }) => [
    [bookingType === 'tour' ? t('Tour') : t('Villa'), itemName],
  ],
  startDate: ({ bookingType, startDate, endDate }) =>
    bookingType === 'tour'
      ? [[t('Date'), shortDate(startDate)]]
      : [
          [t('Check-in'), shortDate(startDate)],
          [t('Check-out'), shortDate(endDate)],
        ],
  endDate: 'beside startDate',
  numberOfGuests: ({ numberOfGuests }) => [[t('Guests'), guestCount(numberOfGuests)]],
  customerName: 'known to the guest',
  customerEmail: 'in the sentence beneath',
  customerPhone: ({ customerPhone }) => ifSet(t('Phone'), customerPhone),
  hotelName: ({ hotelName }) => ifSet(t('Hotel'), hotelName),
  pickupTime: ({ pickupTime }) => ifSet(t('Pickup'), pickupTime),
};

/** The confirmation in the card, after the form is reset and the toast has closed. */
export function BookingConfirmation({ booked, isNew, onAnother }: Props) {
  const { bookingId, bookingType, totalPrice, isConfirmed = false } = booked;
  const at = new Date(booked.at);
  return (
    <Confirmation
      request={{
        ...booked,
        kind: 'bookings',
        id: bookingId,
        status: isConfirmed ? statusAfter.confirmation : statusAfter.request,
        createdAt: at,
        changedAt: at,
      }}
      facts={[
        ...Object.values(fields).flatMap((fact) => (typeof fact === 'string' ? [] : fact(booked))),
        ...plainFacts(bookingTable, 'confirmation', booked),
        [
          t('Total'),
          <>
            {formatUsd(totalPrice)}
            <Approximately usd={totalPrice} />
          </>,
        ],
      ]}
      email={booked.customerEmail}
      tripKey={booked.tripKey}
      terms={<PayTerms price={booked} isConfirmed={isConfirmed} />}
      isNew={isNew}
      another={bookingType === 'tour' ? t('Book another date') : t('Book another stay')}
      onAnother={onAnother}
    />
  );
}
