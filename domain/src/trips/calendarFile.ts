import { guestItemName, type Booking } from '../bookings/booking.ts';
import { company } from '../core/company.ts';
import { addDays, type CivilDate } from '../core/dates.ts';
import {
  icalCalendar,
  icalDate,
  icalDomain,
  icalInstant,
  icalParameter,
  icalText,
} from '../core/ical.ts';
import { formatUsd } from '../core/money.ts';
import { reference } from '../core/reference.ts';
import { requestStatus } from '../core/requestStatus.ts';
import type { Transfer } from '../transfers/transfer.ts';
import { t } from '../i18n/t.ts';

interface Changed {
  createdAt: Date;
  /** When it last changed. */
  changedAt: Date;
}
type PlannedBooking = { kind: 'bookings' } & Changed &
  Pick<
    Booking,
    | 'id'
    | 'bookingType'
    | 'itemName'
    | 'translatedName'
    | 'language'
    | 'startDate'
    | 'endDate'
    | 'numberOfGuests'
    | 'totalPrice'
    | 'status'
    | 'startTime'
    | 'pickupTime'
  >;
type PlannedTransfer = { kind: 'transfers' } & Changed &
  Pick<Transfer, 'id' | 'pickupDate' | 'pickupTime' | 'totalAmount' | 'status'> &
  // A mail that is sent before staff have answered leaves out typed texts.
  Partial<
    Pick<Transfer, 'pickupLocation' | 'destination' | 'passengers' | 'vehicle' | 'flightNumber'>
  >;
/** The fields of a booking or a transfer for a calendar. */
export type PlannedRequest = PlannedBooking | PlannedTransfer;

interface Written {
  /** The full address of the trip page. */
  tripHref: string;
  now: Date;
}

/**
 * The requests as a file for the guest's own calendar (RFC 5545, published as in RFC 5546). A calendar that imported an
 * earlier version updates its events by their UID, and removes cancelled ones.
 */
export const calendarFile = (requests: readonly PlannedRequest[], written: Written): string =>
  icalCalendar([
    `X-WR-CALNAME:${icalText(t('Bali with {company}', { company: company.name }))}`,
    ...timeZone,
    ...requests.flatMap((request) => eventOf(request, written)),
  ]);

const zone = 'Asia/Makassar';
/** Eight hours ahead of UTC all year. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:WITA',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function eventOf(request: PlannedRequest, { tripHref, now }: Written): string[] {
  const { id, createdAt, changedAt } = request;
  const { ical } = requestStatus[request.status];
  const event = request.kind === 'bookings' ? bookingEvent(request) : transferEvent(request);
  const title =
    ical === 'TENTATIVE' ? t('{title} (not confirmed yet)', { title: event.title }) : event.title;
  const description = [
    ...event.facts,
    t('Reference {reference}', { reference: reference(id) }),
    `${company.name}: ${company.phone}`,
    t('Your trip: {link}', { link: tripHref }),
  ].join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${icalDomain}`,
    `SEQUENCE:${sequenceOf(request)}`,
    `DTSTAMP:${icalInstant(now)}`,
    `CREATED:${icalInstant(createdAt)}`,
    `LAST-MODIFIED:${icalInstant(changedAt)}`,
    ...event.when,
    `SUMMARY:${icalText(title)}`,
    ...(event.where ? [`LOCATION:${icalText(event.where)}`] : []),
    `DESCRIPTION:${icalText(description)}`,
    `URL:${tripHref}`,
    `ORGANIZER;CN=${icalParameter(company.name)}:mailto:${company.email}`,
    `STATUS:${ical}`,
    ...(ical === 'CANCELLED' ? [] : event.alarms.flatMap((before) => alarm(before, title))),
    'END:VEVENT',
  ];
}

/**
 * The SEQUENCE of an event, which must grow with each change: the seconds since the request was created. It starts at 0
 * and needs no counter that every writer would have to maintain.
 */
const sequenceOf = ({ createdAt, changedAt }: Changed): number =>
  Math.max(0, Math.ceil((changedAt.getTime() - createdAt.getTime()) / 1000));

interface CalendarEvent {
  title: string;
  when: string[];
  where?: string | undefined;
  facts: string[];
  /** How long before the event, as RFC 5545 writes it. */
  alarms: string[];
}

/** A stay fills whole days in any time zone of the calendar, and so does a tour without a time. */
function bookingEvent(booking: PlannedBooking): CalendarEvent {
  const { bookingType, startDate, endDate, numberOfGuests, totalPrice } = booking;
  const isStay = bookingType === 'villa';
  const time = isStay ? undefined : booking.pickupTime || booking.startTime;
  const title = guestItemName(booking);
  return {
    title,
    when: time
      ? hourFrom(startDate, time)
      : [
          `DTSTART;VALUE=DATE:${icalDate(startDate)}`,
          `DTEND;VALUE=DATE:${icalDate(isStay ? endDate : addDays(startDate, 1))}`,
          // Guests are free for other events during a stay.
          `TRANSP:${isStay ? 'TRANSPARENT' : 'OPAQUE'}`,
        ],
    where: isStay ? t('{title}, Bali, Indonesia', { title }) : undefined,
    facts: [
      t('Guests: {count}', { count: numberOfGuests }),
      t('Total: {price}', { price: formatUsd(totalPrice) }),
    ],
    // For all-day events, at 9:00 on the day before.
    alarms: time ? ['P1D', 'PT3H'] : ['PT15H'],
  };
}

/** The duration is unknown, but many calendars hide events without an end. */
const hourFrom = (date: CivilDate, time: string): string[] => [
  `DTSTART;TZID=${zone}:${icalDate(date)}T${time.replace(':', '')}00`,
  'DURATION:PT1H',
  'TRANSP:OPAQUE',
];

function transferEvent(transfer: PlannedTransfer): CalendarEvent {
  const { pickupDate, pickupTime, pickupLocation, destination } = transfer;
  const route = pickupLocation && destination ? `: ${pickupLocation} – ${destination}` : '';
  const facts = {
    [t('Passengers')]: transfer.passengers,
    [t('Vehicle')]: transfer.vehicle,
    [t('Flight')]: transfer.flightNumber,
    [t('Total')]: formatUsd(transfer.totalAmount),
  };
  return {
    title: `${t('Airport transfer')}${route}`,
    when: hourFrom(pickupDate, pickupTime),
    where: pickupLocation,
    facts: Object.entries(facts).flatMap(([label, fact]) => (fact ? [`${label}: ${fact}`] : [])),
    alarms: ['P1D', 'PT3H'],
  };
}

const alarm = (before: string, text: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-${before}`,
  `DESCRIPTION:${icalText(text)}`,
  'END:VALARM',
];
