import Typography from '@mui/material/Typography';
import { type ShownIn, shortDate } from '@selasar/domain/core';
import { guestCount, t } from '@selasar/domain/i18n';
import { type Price, withGroup } from '@selasar/domain/pricing';
import { bookingTable, statusAfter } from '@selasar/domain/requests';
import { plainFacts } from '@selasar/domain/trips';
import { useToday } from '../../clock/useToday.ts';
import { depositLine } from './priceTexts.ts';
import { Confirmation, type ConfirmedFact } from '../forms/request/Confirmation.tsx';
import type { Booked } from '../forms/request/useStoredConfirmation.ts';

interface Props {
  booked: Booked;
  isNew: boolean;
  onAnother: () => void;
}

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
        ...Object.values(fields).flatMap((fact) => fact(booked)),
        ...plainFacts(bookingTable, 'confirmation', booked),
      ]}
      usd={totalPrice}
      email={booked.customerEmail}
      tripKey={booked.tripKey}
      terms={<PayTerms price={booked} />}
      owesNow={isConfirmed && booked.deposit !== undefined}
      isNew={isNew}
      another={bookingType === 'tour' ? t('Book another date') : t('Book another stay')}
      onAnother={onAnother}
    />
  );
}

function PayTerms({
  price: { deposit, freeUntil },
}: {
  price: Pick<Price, 'deposit' | 'freeUntil'>;
}) {
  const today = useToday();
  const terms = [
    deposit === undefined ? '' : depositLine(deposit),
    freeUntil !== undefined && freeUntil >= today
      ? t('Free to cancel until {date}', { date: shortDate(freeUntil) })
      : '',
  ].filter(Boolean);
  if (terms.length === 0) return null;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', mt: 0.5, textWrap: 'balance' }}
    >
      {terms.join(' · ')}
    </Typography>
  );
}

const ifSet = (label: string, text: string): ConfirmedFact[] =>
  text === '' ? [] : [[label, text]];

const fields: Readonly<
  Record<ShownIn<typeof bookingTable, 'confirmation'>, (booked: Booked) => ConfirmedFact[]>
> = {
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
  numberOfGuests: (booked) => [[t('Guests'), withGroup(guestCount(booked.numberOfGuests), booked)]],
  customerPhone: ({ customerPhone }) => ifSet(t('Phone'), customerPhone),
  hotelName: ({ hotelName }) => ifSet(t('Hotel'), hotelName),
  pickupTime: ({ pickupTime }) => ifSet(t('Pickup'), pickupTime),
};
