import { arrivalFacts } from '../requests/bookings/arrival.ts';
import {
  bookingTable,
  dueTime,
  guestItemName,
  type Booking,
} from '../requests/bookings/booking.ts';
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
import type { ShownIn } from '../core/fieldTable.ts';
import { formatUsd } from '../core/money.ts';
import { reference } from '../core/ids.ts';
import { requestStatus } from '../requests/requestStatus.ts';
import { transferTable, type Transfer } from '../requests/transfers/transfer.ts';
import { withGroup } from '../pricing/guestKinds.ts';
import { plainFacts } from './plainFacts.ts';
import { enumerated, labelled, t } from '../i18n/t.ts';

interface Changed {
  createdAt: Date;
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
    | 'party'
    | 'guestKinds'
    | 'chosenExtras'
    | 'extras'
    | 'totalPrice'
    | 'status'
    | 'startTime'
    | 'pickupTime'
    | 'arrival'
  >;
type PlannedTransfer = { kind: 'transfers' } & Changed &
  Pick<Transfer, 'id' | 'pickupDate' | 'pickupTime' | 'totalAmount' | 'status'> &
  // A mail that is sent before staff have answered leaves out typed texts.
  Partial<
    Pick<Transfer, 'pickupLocation' | 'destination' | 'passengers' | 'vehicle' | 'flightNumber'>
  >;
export type PlannedRequest = PlannedBooking | PlannedTransfer;

interface Written {
  /** The full address. */
  tripHref: string;
  now: Date;
}

/** RFC 5545, published as in RFC 5546: a calendar updates imported events by their UID. */
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
    labelled(company.name, company.phone),
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

/** Must grow with each change: the seconds since the request was created need no counter. */
const sequenceOf = ({ createdAt, changedAt }: Changed): number =>
  Math.max(0, Math.ceil((changedAt.getTime() - createdAt.getTime()) / 1000));

interface CalendarEvent {
  title: string;
  when: string[];
  where?: string | undefined;
  facts: string[];
  /** How long before the event, by RFC 5545. */
  alarms: string[];
}

const line = ([label, text]: readonly [label: string, text: string | number, ...rest: unknown[]]) =>
  labelled(label, text);

type Lines<Planned> = (planned: Planned) => string[];

const ofBooking: Readonly<Record<ShownIn<typeof bookingTable, 'calendar'>, Lines<PlannedBooking>>> =
  {
    arrival: (booking) => arrivalFacts(booking.arrival, guestItemName(booking)).map(line),
    numberOfGuests: (booking) => [
      withGroup(t('Guests: {count}', { count: booking.numberOfGuests }), booking),
    ],
    totalPrice: ({ totalPrice }) => [t('Total: {price}', { price: formatUsd(totalPrice) })],
  };

const ifKnown = (label: string, value: string | number | undefined): string[] =>
  value ? [line([label, value])] : [];

const ofTransfer: Readonly<
  Record<ShownIn<typeof transferTable, 'calendar'>, Lines<PlannedTransfer>>
> = {
  passengers: ({ passengers }) => ifKnown(t('Passengers'), passengers),
  vehicle: ({ vehicle }) => ifKnown(t('Vehicle'), vehicle),
  flightNumber: ({ flightNumber }) => ifKnown(t('Flight'), flightNumber),
  totalAmount: ({ totalAmount }) => [line([t('Total'), formatUsd(totalAmount)])],
};

/** A stay fills whole days in any time zone of the calendar, and so does a tour without a time. */
function bookingEvent(booking: PlannedBooking): CalendarEvent {
  const { bookingType, startDate, endDate } = booking;
  const isStay = bookingType === 'villa';
  const time = dueTime(booking);
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
    where: isStay
      ? t('{title}, Bali, Indonesia', {
          title: enumerated([title, booking.arrival?.address]),
        })
      : undefined,
    facts: [
      ...Object.values(ofBooking).flatMap((linesOf) => linesOf(booking)),
      ...plainFacts(bookingTable, 'calendar', booking).map(line),
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
  return {
    title: `${t('Airport transfer')}${route}`,
    when: hourFrom(pickupDate, pickupTime),
    where: pickupLocation,
    facts: [
      ...Object.values(ofTransfer).flatMap((linesOf) => linesOf(transfer)),
      ...plainFacts(transferTable, 'calendar', transfer).map(line),
    ],
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
