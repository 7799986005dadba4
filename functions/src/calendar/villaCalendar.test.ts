import { Buffer } from 'node:buffer';
import { company, icalDomain } from '@selasar/domain/core';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeCalendar } from './villaCalendar.ts';

// The output is parsed by a library other than the writer.

const event = {
  uid: `abc@${icalDomain}`,
  summary: 'Reserved',
  stamp: new Date('2026-11-22T01:02:03.456Z'),
  startDate: '2026-12-30',
  endDate: '2027-01-02',
};
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component, { exceptions: [] }));

it('has the format that portals expect', () => {
  expect(writeCalendar('Villa Sawah', [event])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${company.name}//Calendar//EN`,
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Villa Sawah',
      'BEGIN:VEVENT',
      `UID:abc@${icalDomain}`,
      'DTSTAMP:20261122T010203Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Reserved',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('is parsed back to the same events', () => {
  const [read] = eventsOf(writeCalendar('Villa', [event]));
  expect(read?.uid).toBe(event.uid);
  expect(read?.summary).toBe('Reserved');
  expect(read?.startDate.isDate && read.endDate.isDate).toBe(true);
  expect(`${read?.startDate.toString()} ${read?.endDate.toString()}`).toBe('2026-12-30 2027-01-02');
});

it.each([
  'Semicolon; comma, backslash \\ and \\n what looks like a break',
  'Several\nlines\r\nof text',
  'x'.repeat(500),
  'Ubud 🌴 '.repeat(30),
  'é'.repeat(200),
  '日本語'.repeat(60),
  'BEGIN:VEVENT\r\nUID:another',
  ' begins and ends with spaces ',
  '',
])('keeps the text %j, in lines of 75 bytes', (summary) => {
  const text = writeCalendar(summary, [{ ...event, summary }, event]);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).toBe(Buffer.from(line).toString());
  }
  const events = eventsOf(text);
  expect(events).toHaveLength(2);
  expect(events[0]?.summary ?? '').toBe(summary.replaceAll('\r\n', '\n'));
});

it('is a valid calendar without events', () => {
  expect(eventsOf(writeCalendar('Villa', []))).toEqual([]);
});
