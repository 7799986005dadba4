import { icalCalendar, icalDate, icalInstant, icalText, type Stay } from '@selasar/domain/core';

export interface CalendarEvent extends Stay {
  uid: string;
  summary: string;
  stamp: Date;
}

export const writeCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  icalCalendar([`X-WR-CALNAME:${icalText(name)}`, ...events.flatMap(eventLines)]);

const eventLines = ({ uid, summary, stamp, startDate, endDate }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${icalText(uid)}`,
  `DTSTAMP:${icalInstant(stamp)}`,
  `DTSTART;VALUE=DATE:${icalDate(startDate)}`,
  `DTEND;VALUE=DATE:${icalDate(endDate)}`,
  `SUMMARY:${icalText(summary)}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
];
