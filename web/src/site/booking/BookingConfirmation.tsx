import { formatUsd, shortDate, statusAfter, t } from '@selasar/domain';
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

/** What stays in the card when the form is empty again and the toast has gone. */
export function BookingConfirmation({ booked, isNew, onAnother }: Props) {
  const { bookingId, bookingType, itemName, startDate, endDate, numberOfGuests, totalPrice } =
    booked;
  const days =
    bookingType === 'tour'
      ? [[t('Date'), shortDate(startDate)] as const]
      : [
          [t('Check-in'), shortDate(startDate)] as const,
          [t('Check-out'), shortDate(endDate)] as const,
        ];
  const contact = [
    [t('Phone'), booked.customerPhone],
    [t('Hotel'), booked.hotelName],
    [t('Pickup'), booked.pickupTime],
  ] as const;
  const at = new Date(booked.at);
  return (
    <Confirmation
      request={{
        ...booked,
        kind: 'bookings',
        id: bookingId,
        status: statusAfter.request,
        createdAt: at,
        changedAt: at,
      }}
      facts={[
        [bookingType === 'tour' ? t('Tour') : t('Villa'), itemName],
        ...days,
        [t('Guests'), guestCount(numberOfGuests)],
        ...contact.filter(([, text]) => text !== ''),
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
      terms={<PayTerms price={booked} />}
      isNew={isNew}
      another={bookingType === 'tour' ? t('Book another date') : t('Book another stay')}
      onAnother={onAnother}
    />
  );
}
