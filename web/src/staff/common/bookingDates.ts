import { shortDate, type Stay } from '@selasar/domain/core';
import { orDash } from './formatInstant.ts';

export const bookingDates = ({ startDate, endDate }: Partial<Stay>): string =>
  startDate === endDate
    ? orDash(startDate, shortDate)
    : `${orDash(startDate, shortDate)} – ${orDash(endDate, shortDate)}`;
