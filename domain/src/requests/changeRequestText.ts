import { shortDate } from '../core/dates.ts';
import { formatUsd } from '../core/money.ts';
import { bagCount, guestCount, passengerCount } from '../i18n/t.ts';
import { extrasText } from '../pricing/extras.ts';
import { withGroup } from '../pricing/guestKinds.ts';
import type { BookingFacts, TransferFacts } from './changeRequest.ts';

/** Of a tour with one start time, a change says nothing about it. */
export function factsBefore<Facts extends BookingFacts | TransferFacts>(
  now: Facts,
  after: object,
): Facts {
  const { startTime: _, ...others } = now as Facts & { startTime?: string };
  return 'startTime' in after ? now : (others as Facts);
}

type Parts<Facts> = { [Field in keyof Required<Facts>]: (facts: Facts) => string | undefined };

const ofBooking: Parts<BookingFacts> = {
  startDate: ({ startDate, endDate }) =>
    startDate === endDate
      ? shortDate(startDate)
      : `${shortDate(startDate)} – ${shortDate(endDate)}`,
  startTime: ({ startTime }) => startTime,
  // With the first day.
  endDate: () => undefined,
  numberOfGuests: (facts) => withGroup(guestCount(facts.numberOfGuests), facts),
  // With the number.
  party: () => undefined,
  guestKinds: () => undefined,
  chosenExtras: (facts) => extrasText(facts) || undefined,
  // With those chosen.
  extras: () => undefined,
  totalPrice: ({ totalPrice }) => formatUsd(totalPrice),
};

const ofTransfer: Parts<TransferFacts> = {
  pickupDate: ({ pickupDate }) => shortDate(pickupDate),
  pickupTime: ({ pickupTime }) => pickupTime,
  passengers: ({ passengers }) => passengerCount(passengers),
  luggage: ({ luggage }) => bagCount(luggage),
  totalAmount: ({ totalAmount }) => formatUsd(totalAmount),
};

const textOf = <Facts>(parts: Parts<Facts>, facts: Facts): string =>
  Object.values<(facts: Facts) => string | undefined>(parts)
    .flatMap((part) => part(facts) ?? [])
    .join(', ');

/** What a guest asks for, as staff read it. */
export const factsText = (facts: BookingFacts | TransferFacts): string =>
  'startDate' in facts ? textOf(ofBooking, facts) : textOf(ofTransfer, facts);
