import { company } from '../core/company.ts';
import { icalDomain } from '../core/ical.ts';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/arbitraryRules.ts';
import { calendarFile, type PlannedRequest } from './calendarFile.ts';

// An independent library parses the file.

const now = new Date('2026-11-22T08:00:00Z');
const tripHref = 'https://www.example.com/trip/abc_DEF-0123456789';
const base = {
  createdAt: new Date('2026-11-20T02:00:00Z'),
  changedAt: new Date('2026-11-20T02:00:00Z'),
};
const stay: PlannedRequest = {
  kind: 'bookings',
  id: '1f0c2a44-5e1a-4bae-8ba1-000000000000',
  bookingType: 'villa',
  itemName: 'Villa Sawah Ubud',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  numberOfGuests: 2,
  totalPrice: 540,
  status: 'confirmed',
  ...base,
};
const tour: PlannedRequest = {
  ...stay,
  id: '2f0c2a44-5e1a-4bae-8ba1-000000000000',
  bookingType: 'tour',
  itemName: 'Ubud Jungle Adventure',
  startDate: '2026-12-31',
  endDate: '2026-12-31',
};
const transfer: PlannedRequest = {
  kind: 'transfers',
  id: '3f0c2a44-5e1a-4bae-8ba1-000000000000',
  pickupDate: '2026-12-30',
  pickupTime: '14:00',
  pickupLocation: 'Airport (DPS)',
  destination: 'Villa Sawah Ubud',
  passengers: 2,
  flightNumber: 'GA 1',
  totalAmount: 50,
  status: 'confirmed',
  ...base,
};

const write = (...requests: PlannedRequest[]) => calendarFile(requests, { tripHref, now });
const calendarIn = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const eventsIn = (text: string) => calendarIn(text).getAllSubcomponents('vevent');
const eventOf = (request: PlannedRequest) => {
  const [component] = eventsIn(write(request));
  if (!component) throw new Error('There is no event');
  return component;
};
const propertyOf = (component: ICAL.Component, property: string) =>
  component.getFirstPropertyValue(property)?.toString();
/** Throws if a character is split. */
const utf8Bytes = (text: string) => encodeURIComponent(text).replaceAll(/%../g, '%').length;
const timesOf = (component: ICAL.Component) => {
  const { startDate, endDate } = new ICAL.Event(component, { exceptions: [] });
  return `${startDate.toString()} ${endDate.toString()}`;
};
const alarmsOf = (component: ICAL.Component) =>
  component.getAllSubcomponents('valarm').map((alarm) => propertyOf(alarm, 'trigger'));

describe('in the guest’s calendar', () => {
  it('a stay fills its days up to the check-out', () => {
    expect(timesOf(eventOf(stay))).toBe('2026-12-30 2027-01-02');
  });

  it('a tour fills its day', () => {
    expect(timesOf(eventOf(tour))).toBe('2026-12-31 2027-01-01');
  });

  it('a transfer begins at its hour in Bali', () => {
    const text = write(transfer);
    const [zone] = calendarIn(text).getAllSubcomponents('vtimezone');
    const event = new ICAL.Event(eventOf(transfer), { exceptions: [] });
    event.startDate.zone = new ICAL.Timezone(zone ?? new ICAL.Component('vtimezone'));
    expect(event.startDate.zone.tzid).toBe('Asia/Makassar');
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-30T06:00:00.000Z');
  });

  it('each has a reminder', () => {
    expect(alarmsOf(eventOf(stay))).toEqual(['-PT15H']);
    expect(alarmsOf(eventOf(transfer))).toEqual(['-P1D', '-PT3H']);
  });

  it('each has a title and a link to the trip', () => {
    const event = eventOf(transfer);
    expect(propertyOf(event, 'summary')).toBe('Airport transfer: Airport (DPS) – Villa Sawah Ubud');
    expect(propertyOf(event, 'location')).toBe('Airport (DPS)');
    expect(propertyOf(event, 'url')).toBe(tripHref);
    expect(propertyOf(event, 'description')).toBe(
      `Passengers: 2\nFlight: GA 1\nTotal: $50\nReference #3f0c2a44\n${company.name}: ${company.phone}\nYour trip: ${tripHref}`,
    );
  });

  it('an unanswered request is tentative, and its text says so', () => {
    const event = eventOf({ ...stay, status: 'pending' });
    expect(propertyOf(event, 'status')).toBe('TENTATIVE');
    expect(propertyOf(event, 'summary')).toBe('Villa Sawah Ubud (not confirmed yet)');
  });

  it('a cancelled request is removed and has no reminder', () => {
    const event = eventOf({ ...transfer, status: 'cancelled' });
    expect(propertyOf(event, 'uid')).toBe(propertyOf(eventOf(transfer), 'uid'));
    expect(propertyOf(event, 'status')).toBe('CANCELLED');
    expect(alarmsOf(event)).toEqual([]);
  });

  it('a change replaces the earlier event', () => {
    const sequences = [0, 1, 1000, 1001, 86_400_000].map((later) => {
      const changedAt = new Date(base.changedAt.getTime() + later);
      const event = eventOf({ ...stay, changedAt, startDate: '2026-12-29' });
      expect(propertyOf(event, 'uid')).toBe(`${stay.id}@${icalDomain}`);
      return Number(propertyOf(event, 'sequence'));
    });
    expect(sequences).toEqual([0, 1, 1, 2, 86_400]);
  });

  it('a transfer has no details that the caller leaves out', () => {
    const { pickupLocation: _, destination: __, flightNumber: ___, ...known } = transfer;
    const text = write(known);
    expect(text).not.toMatch(/DPS|GA 1|Sawah/);
    expect(propertyOf(eventOf(known), 'summary')).toBe('Airport transfer');
  });
});

it('keeps 2000 unusual names, in lines of at most 75 bytes that split no character', () => {
  const below = numbers(14);
  const odd = [
    'a',
    ' ',
    ';',
    ',',
    ':',
    '"',
    '\\',
    '\n',
    '\r\n',
    'é',
    '日',
    '🌴',
    '👨‍👩‍👧',
    'END:VEVENT',
  ];
  for (let round = 0; round < 2000; round++) {
    const name = Array.from({ length: 1 + below(80) }, () => odd[below(odd.length)]).join('');
    const text = write({ ...tour, itemName: name }, { ...transfer, pickupLocation: name });
    const lines = text.split('\r\n');
    expect(lines.find((line) => utf8Bytes(line) > 75 || /[\r\n]/.test(line))).toBeUndefined();
    const [one, other] = eventsIn(text);
    const expected = name.replaceAll('\r\n', '\n');
    expect(one && propertyOf(one, 'summary')).toBe(expected);
    expect(other && propertyOf(other, 'location')).toBe(expected);
  }
});
