export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Days in a row that have the same hours, in Bali's time. */
export interface OpeningHours {
  first: Weekday;
  last: Weekday;
  /** 'HH:mm' to 'HH:mm'; none on days that are closed. */
  open?: { from: string; to: string };
}

export const daysOf = ({ first, last }: OpeningHours): readonly Weekday[] =>
  weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1);

/** '18:00' → '6:00 PM' */
function onTheClock(time: string): string {
  const [hour, minutes] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** As people read it. */
export const openingHoursText = ({ first, last, open }: OpeningHours) => ({
  days: first === last ? first : `${first}-${last}`,
  hours: open ? `${onTheClock(open.from)}-${onTheClock(open.to)}` : 'closed',
});
