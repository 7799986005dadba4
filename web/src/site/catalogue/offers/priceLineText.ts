import { formatUsd } from '@selasar/domain';
import type { BookingType, PriceLine } from '@selasar/domain';
import { guestCount } from './guestCount.ts';
import { nightCount } from './nightCount.ts';

const texts: Record<BookingType, (line: PriceLine) => string> = {
  tour: ({ unit, count }) => `${formatUsd(unit)} × ${guestCount(count)}`,
  villa: ({ unit, count }) => `${nightCount(count)} × ${formatUsd(unit)}`,
};

/** '2 nights × $180': a part of the price of a booking. */
export const priceLineText = (type: BookingType, line: PriceLine): string => texts[type](line);
