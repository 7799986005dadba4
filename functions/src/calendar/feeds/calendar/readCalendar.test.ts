import { addDays, icalDomain, type Stay } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { bounds, readCalendar } from './readCalendar.ts';

const window: Stay = { startDate: '2026-11-22', endDate: '2028-11-21' };

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Portal//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:e1@portal', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => readCalendar(calendarOf(...lines), { window });
/** The first and last day of each stay that one event makes. */
const days = (...lines: string[]) =>
  read(...event(...lines)).stays.map(({ startDate, endDate }) => `${startDate} ${endDate}`);

const berlin = `BEGIN:VTIMEZONE
TZID:Berlin of the portal
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.split('\n');

describe('the nights of an event', () => {
  it('are its days without the check-out day', () => {
    expect(days('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204')).toEqual([
      '2026-12-01 2026-12-04',
    ]);
  });

  it('are at least one', () => {
    const night = ['2026-12-01 2026-12-02'];
    expect(days('DTSTART;VALUE=DATE:20261201')).toEqual(night);
    expect(days('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201')).toEqual(night);
    expect(days('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261130')).toEqual(night);
    expect(days('DTSTART:20261201T100000', 'DTEND:20261201T110000')).toEqual(night);
  });

  it('follow from its duration', () => {
    expect(days('DTSTART;VALUE=DATE:20261201', 'DURATION:P3D')).toEqual(['2026-12-01 2026-12-04']);
    expect(days('DTSTART:20261201T060000Z', 'DURATION:PT45H')).toEqual(['2026-12-01 2026-12-03']);
  });

  it.each([
    ['UTC, late in the evening: the next day in Bali', 'DTSTART:20261201T170000Z', '2026-12-02'],
    ['UTC, in the afternoon', 'DTSTART:20261201T155900Z', '2026-12-01'],
    ['no zone: as it is written', 'DTSTART:20261201T235900', '2026-12-01'],
    [
      'a zone that is not explained: as it is written',
      'DTSTART;TZID=America/New_York:20261201T230000',
      '2026-12-01',
    ],
    [
      'a zone of the calendar, in winter',
      'DTSTART;TZID=Berlin of the portal:20261201T170000',
      '2026-12-02',
    ],
    [
      'a zone of the calendar, in summer, an hour earlier',
      'DTSTART;TZID=Berlin of the portal:20270701T173000',
      '2027-07-01',
    ],
  ])('start on a day in Bali: %s', (_, start, day) => {
    const [stay] = read(...berlin, ...event(start)).stays;
    expect(stay?.startDate).toBe(day);
  });

  it('exclude a check-out day but include a day that ends in the evening', () => {
    const start = 'DTSTART:20261201T140000';
    expect(days(start, 'DTEND:20261204T110000')).toEqual(['2026-12-01 2026-12-04']);
    expect(days(start, 'DTEND:20261204T175900')).toEqual(['2026-12-01 2026-12-04']);
    expect(days(start, 'DTEND:20261204T235900')).toEqual(['2026-12-01 2026-12-05']);
    expect(days(start, 'DTEND:20261204T000000')).toEqual(['2026-12-01 2026-12-04']);
    expect(days(start, 'DTEND:20261204T160000Z')).toEqual(['2026-12-01 2026-12-05']);
  });

  it('are limited to the window, for events of ten years, in the past and in the far future', () => {
    expect(days('DTSTART;VALUE=DATE:20220101', 'DTEND;VALUE=DATE:20320101')).toEqual([
      `${window.startDate} ${window.endDate}`,
    ]);
    expect(days('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261122')).toEqual([]);
    expect(days('DTSTART;VALUE=DATE:20281121', 'DTEND;VALUE=DATE:20281125')).toEqual([]);
    expect(days('DTSTART;VALUE=DATE:99990101', 'DTEND;VALUE=DATE:99991231')).toEqual([]);
  });
});

describe('an event', () => {
  const dates = ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'];

  it('takes no night if it is cancelled, transparent or our own', () => {
    for (const line of ['STATUS:CANCELLED', 'status:cancelled', 'TRANSP:TRANSPARENT']) {
      expect(days(...dates, line)).toEqual([]);
    }
    const own = ['BEGIN:VEVENT', `UID:abc@${icalDomain}`, ...dates, 'END:VEVENT'];
    expect(read(...own)).toMatchObject({ stays: [], unreadable: 0 });
    expect(read(...own.map((line) => line.replace('bali', 'BALI'))).stays).toEqual([]);
    expect(read(...own.map((line) => line.replace('abc@', 'abc@not-'))).stays).toHaveLength(1);
    expect(days(...dates, 'STATUS:TENTATIVE', 'TRANSP:OPAQUE')).toHaveLength(1);
  });

  it('without a uid is identified by its days', () => {
    const [first, second] = read('BEGIN:VEVENT', ...dates, 'END:VEVENT').stays;
    expect(first?.uid).toBe('2026-12-01,2026-12-04');
    expect(second).toBeUndefined();
  });

  it('that cannot be read is counted, and the other events are still read', () => {
    const bad = [event('DTSTART;VALUE=DATE:2026'), event('SUMMARY:No day')];
    const { stays, unreadable } = read(...bad.flat(), ...event(...dates));
    expect(unreadable).toBe(bad.length);
    expect(stays).toEqual([{ uid: 'e1@portal', startDate: '2026-12-01', endDate: '2026-12-04' }]);
  });

  it('on a day that does not exist cannot be read, instead of taking another day', () => {
    for (const lines of [
      ['DTSTART;VALUE=DATE:20270230', 'DTEND;VALUE=DATE:20270302'],
      ['DTSTART;VALUE=DATE:20261341'],
    ]) {
      expect(read(...event(...lines))).toMatchObject({ stays: [], unreadable: 1 });
    }
  });

  it('is read from each of several calendars in one text', () => {
    const text =
      calendarOf(...event(...dates)) + calendarOf(...event('DTSTART;VALUE=DATE:20270101'));
    expect(readCalendar(text, { window }).stays).toHaveLength(2);
  });
});

describe('a recurring event', () => {
  it('repeats only within the window, however long ago it began', () => {
    const stays = days('DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY');
    expect(stays).toHaveLength(730);
    expect(stays[0]).toBe('2026-11-22 2026-11-23');
    expect(stays.at(-1)).toBe('2028-11-20 2028-11-21');
  });

  it('ends, skips excluded days and adds extra days', () => {
    expect(
      days(
        'DTSTART;VALUE=DATE:20261204',
        'DTEND;VALUE=DATE:20261206',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;VALUE=DATE:20261218',
        'RDATE;VALUE=DATE:20270105',
      ),
    ).toEqual([
      '2026-12-04 2026-12-06',
      '2026-12-11 2026-12-13',
      '2026-12-25 2026-12-27',
      '2027-01-05 2027-01-07',
    ]);
  });

  it('with extra days but no rule takes its own days, too', () => {
    const own = ['DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261206'];
    const extra = 'RDATE;VALUE=DATE:20270105';
    const [first, later] = ['2026-12-04 2026-12-06', '2027-01-05 2027-01-07'];
    expect(days(...own, extra)).toEqual([first, later]);
    expect(days(...own, extra, 'RDATE;VALUE=DATE:20261204')).toEqual([first, later]);
    expect(days(...own, extra, 'EXDATE;VALUE=DATE:20261204')).toEqual([later]);
  });

  it('can have one occurrence moved or cancelled without affecting other events', () => {
    const weekly = (uid: string, ...lines: string[]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTART;VALUE=DATE:20261204',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      ...lines,
      'END:VEVENT',
    ];
    const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
    const { stays } = read(
      ...weekly('a'),
      ...vevent('RECURRENCE-ID;VALUE=DATE:20261211', 'DTSTART;VALUE=DATE:20261213'),
      ...vevent(
        'RECURRENCE-ID;VALUE=DATE:20261218',
        'DTSTART;VALUE=DATE:20261218',
        'STATUS:CANCELLED',
      ),
      ...weekly('b'),
    );
    const of = (uid: string) =>
      stays.filter((stay) => stay.uid === uid).map(({ startDate }) => startDate);
    expect(of('a')).toEqual(['2026-12-04', '2026-12-13']);
    expect(of('b')).toEqual(['2026-12-04', '2026-12-11', '2026-12-18']);
  });

  it('is a single event if only one occurrence is listed', () => {
    expect(days('RECURRENCE-ID;VALUE=DATE:20261211', 'DTSTART;VALUE=DATE:20261213')).toEqual([
      '2026-12-13 2026-12-14',
    ]);
  });

  it('that repeats every second, or on a day that never comes, costs no other event', () => {
    const few = { ...bounds, repetitions: 5000, eventMs: 500 };
    for (const rule of ['SECONDLY', 'DAILY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=30']) {
      const odd = event('DTSTART;VALUE=DATE:20261201', `RRULE:FREQ=${rule}`);
      const text = calendarOf(...odd, ...event('DTSTART;VALUE=DATE:20261210'));
      const { stays, problems } = readCalendar(text, { window }, few);
      expect([stays[0]?.startDate, stays.at(-1)?.startDate]).toEqual(['2026-12-01', '2026-12-10']);
      expect(problems).toHaveLength(1);
    }
  });
});

it('a calendar that takes too long to read ends with a timeout', () => {
  const events = Array.from({ length: 5000 }, () => event('DTSTART;VALUE=DATE:20261201')).flat();
  const text = calendarOf(...events);
  expect(() => readCalendar(text, { window }, { ...bounds, milliseconds: 1 })).toThrow(
    expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }),
  );
});

it.each([
  ['a page', '<!doctype html><html></html>'],
  ['nothing', ''],
  ['another thing', 'BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n'],
])('%s is refused', (_, text) => {
  expect(() => readCalendar(text, { window })).toThrow('It is no calendar.');
});

it('reads 50,000 events', () => {
  const events = Array.from({ length: 50_000 }, (_, n) => {
    const start = addDays(window.startDate, n % 700).replaceAll('-', '');
    return `BEGIN:VEVENT\r\nUID:${n}@p\r\nDTSTART;VALUE=DATE:${start}\r\nDURATION:P${1 + (n % 9)}D\r\nEND:VEVENT`;
  });
  const patient = { ...bounds, milliseconds: 600_000 };
  const { stays, unreadable } = readCalendar(calendarOf(...events), { window }, patient);
  expect({ stays: stays.length, unreadable }).toEqual({ stays: 50_000, unreadable: 0 });
});
