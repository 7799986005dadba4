import { type BookingType, formatUsd } from '@selasar/domain/core';
import { guestCount, plural } from '@selasar/domain/i18n';
import type { PriceLine } from '@selasar/domain/pricing';

export const nightCount = (count: number): string => plural(count, '1 night', '{count} nights');

const texts: Record<BookingType, (line: PriceLine) => string> = {
  tour: ({ unit, count }) => `${formatUsd(unit)} × ${guestCount(count)}`,
  villa: ({ unit, count }) => `${nightCount(count)} × ${formatUsd(unit)}`,
};

export const priceLineText = (type: BookingType, line: PriceLine): string => texts[type](line);
