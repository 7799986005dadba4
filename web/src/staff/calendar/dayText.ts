import type { CivilDate, Stay } from '@selasar/domain/core';

// A civil date is the same day everywhere, so it is read and formatted in UTC.
const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (date: CivilDate): string => written.format(Date.parse(date));
};

/** 'Dec 3' */
export const dayText = format({ month: 'short', day: 'numeric' });

export const weekdayText = format({ weekday: 'short' });

/** 'Thu, Dec 3' */
export const dayInWeek = format({ weekday: 'short', month: 'short', day: 'numeric' });

export const monthText = format({ month: 'long', year: 'numeric' });

export const stayText = ({ startDate, endDate }: Stay): string =>
  `${dayText(startDate)} to ${dayText(endDate)}`;
