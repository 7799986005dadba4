import { describe, expect, it } from 'vitest';
import { bounds, readCalendar, type Reading } from './readCalendar.ts';

// The shapes that calendars of portals have in real life, each with what is read of it.

const window = { startDate: '2026-11-22', endDate: '2028-11-21' };
const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:e1@portal', ...lines, 'END:VEVENT'];
const dates = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261213'];
/** A sound event beside the odd one, which nothing may cost. */
const other = [
  'BEGIN:VEVENT',
  'UID:e2@portal',
  'DTSTART;VALUE=DATE:20270105',
  'DTEND;VALUE=DATE:20270107',
  'END:VEVENT',
];
const [own, others] = ['2026-12-10 2026-12-13', '2027-01-05 2027-01-07'];
const firstNight = '2026-12-10 2026-12-11';

const read = (text: string, more: Partial<Reading> = {}) =>
  readCalendar(text, { window, ...more }, { ...bounds, eventMs: 500 });
const days = (text: string, more?: Partial<Reading>) =>
  read(text, more).stays.map(({ startDate, endDate }) => `${startDate} ${endDate}`);

describe('a malformed line costs nothing else', () => {
  it.each([
    [
      'a long address whose second line is not folded',
      calendarOf(...event('LOCATION:12 Jalan Raya', 'Ubud, Bali', ...dates), ...other),
    ],
    [
      'a description whose second line looks like a property without a colon',
      calendarOf(...event(...dates, 'DESCRIPTION:See', 'https'), ...other),
    ],
    [
      'lines of a description that look like the edge of a component',
      calendarOf(...event('DESCRIPTION:Stay', 'Begin: Monday', 'End: Friday', ...dates), ...other),
    ],
    ['an alarm that has no beginning', calendarOf(...event('END:VALARM', ...dates), ...other)],
    ['a property without a colon', calendarOf(...event('SUMMARY', ...dates), ...other)],
    ['a comment after the end', `${calendarOf(...event(...dates), ...other)}<!-- 0.2 s -->\r\n`],
    ['blank lines after the end', `${calendarOf(...event(...dates), ...other)}\r\n \r\n\r\n`],
    [
      'a warning before the beginning',
      `<br />\nWarning: x in y\n${calendarOf(...event(...dates), ...other)}`,
    ],
    [
      'a zone with an unclosed quote',
      calendarOf(
        ...event(
          'DTSTART;TZID="America/New_York:20261210T140000',
          'DTEND;TZID="America/New_York:20261213T110000',
        ),
        ...other,
      ),
    ],
    [
      'an alarm that never ends',
      calendarOf(...event(...dates, 'BEGIN:VALARM', 'DURATION:P9D'), ...other),
    ],
    ['an extra day excluded in no way', calendarOf(...event(...dates, 'EXDATE:never'), ...other)],
  ])('%s', (_, text) => {
    expect(days(text)).toEqual([own, others]);
    expect(read(text).problems).toEqual([]);
  });

  it.each([
    ['CR', '\r'],
    ['LF', '\n'],
    ['CR CR LF', '\r\r\n'],
    ['CR LF with blank lines', '\r\n\r\n'],
  ])('lines that end with %s', (_, end) => {
    const text = calendarOf(
      ...event('DTSTART;VALUE=DATE:2026', '\t1210', dates[1] ?? ''),
      ...other,
    );
    expect(days(text.replaceAll('\r\n', end))).toEqual([own, others]);
  });

  it('lines with mixed ends', () => {
    const text = calendarOf(...event(...dates), ...other);
    expect(
      days(text.replace('\r\n', '\r').replace('UID:e1@portal\r\n', 'UID:e1@portal\n')),
    ).toEqual([own, others]);
  });
});

describe('what is unreadable of an event blocks the nights that can be told, and is named', () => {
  const repeats =
    'The stay from Dec 10, 2026 repeats in a way that we cannot read: not all its days are blocked.';
  const end =
    'The end of the stay from Dec 10, 2026 cannot be read: only its first night is blocked.';
  it.each([
    ['a rule FREQ=NEVER', [...dates, 'RRULE:FREQ=NEVER'], own, repeats],
    [
      'a month of RFC 7529',
      [...dates, 'RRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L'],
      own,
      repeats,
    ],
    [
      'a rule on a day that never comes',
      [...dates, 'RRULE:FREQ=DAILY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=30'],
      own,
      repeats,
    ],
    ['an extra day on no day', [...dates, 'RDATE;VALUE=DATE:20270230'], own, repeats],
    ['an end on no day', [dates[0] ?? '', 'DTEND;VALUE=DATE:20261232'], firstNight, end],
    ['a duration of no length', [dates[0] ?? '', 'DURATION:three days'], firstNight, end],
  ])('%s', (_, lines, stay, problem) => {
    const { problems, unreadable } = read(calendarOf(...event(...lines), ...other));
    expect(days(calendarOf(...event(...lines), ...other))).toEqual([stay, others]);
    expect({ problems, unreadable }).toEqual({ problems: [problem], unreadable: 0 });
  });

  it('no date at all', () => {
    const { stays, problems, unreadable } = read(calendarOf(...other, ...event('DTSTART:soon')));
    expect(stays).toHaveLength(1);
    expect({ problems, unreadable }).toEqual({
      problems: ['Event 2 of the calendar has no date that we can read.'],
      unreadable: 1,
    });
  });

  it('no date at all, in an event with a title', () => {
    const { problems } = read(
      calendarOf(...event('SUMMARY:Reserved for\\n Hannah \u202E', 'DTSTART:2027-02-1O')),
    );
    expect(problems).toEqual(['The event “Reserved for Hannah” has no date that we can read.']);
  });

  it('a calendar that breaks off', () => {
    const text = calendarOf(...event(...dates), ...other);
    const cut = text.slice(0, text.indexOf('DTEND;VALUE=DATE:20270107') + 20);
    expect(days(cut)).toEqual([own, '2027-01-05 2027-01-06']);
    expect(read(cut).problems).toContain('The calendar breaks off before its end.');
    expect(read(text.replace('END:VCALENDAR\r\n', '')).problems).toHaveLength(1);
  });
});

describe('days', () => {
  it.each([
    ['DTSTART without VALUE=DATE', ['DTSTART:20261210', 'DTEND:20261213']],
    [
      'VALUE=DATE before a time',
      ['DTSTART;VALUE=DATE:20261210T000000', 'DTEND;VALUE=DATE:20261213T000000'],
    ],
    ['VALUE=DATE-TIME before a day', ['DTSTART;VALUE=DATE-TIME:20261210', 'DTEND:20261213']],
    ['a space before the day', ['DTSTART;VALUE=DATE: 20261210', 'DTEND;VALUE=DATE: 20261213']],
  ])('%s', (_, lines) => {
    expect(days(calendarOf(...event(...lines), ...other))).toEqual([own, others]);
    expect(read(calendarOf(...event(...lines))).problems).toEqual([]);
  });

  it('excluded without VALUE=DATE', () => {
    const lines = ['DTSTART:20261210', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261211'];
    expect(days(calendarOf(...event(...lines)))).toEqual([firstNight, '2026-12-12 2026-12-13']);
  });

  it.each([
    ['Australia/Sydney', '20261209T130000Z', '20261212T130000Z'],
    ['Asia/Tokyo', '20261209T150000Z', '20261212T150000Z'],
    ['Pacific/Auckland', '20261209T110000Z', '20261212T110000Z'],
    ['Pacific/Honolulu', '20261210T100000Z', '20261213T100000Z'],
  ])('whole days of the calendar’s own zone, %s', (zone, start, end) => {
    const lines = event(`DTSTART:${start}`, `DTEND:${end}`);
    expect(days(calendarOf(`X-WR-TIMEZONE:${zone}`, ...lines))).toEqual([own]);
    expect(read(calendarOf(`X-WR-TIMEZONE:${zone}`, ...lines)).late).toBe(0);
  });

  it('that end in the evening, or in a zone that is not told, take one more night and are counted', () => {
    for (const end of ['20261213T110000Z', '20261213T180000']) {
      const text = calendarOf(...event('DTSTART:20261210T140000', `DTEND:${end}`));
      expect(days(text)).toEqual(['2026-12-10 2026-12-14']);
      expect(read(text).late).toBe(1);
    }
    const morning = calendarOf(...event('DTSTART:20261210T140000', 'DTEND:20261213T110000'));
    expect(read(morning).late).toBe(0);
  });

  it.each([
    ['without a day', ['BEGIN:STANDARD', 'TZOFFSETFROM:+1100', 'TZOFFSETTO:+1100', 'END:STANDARD']],
    ['that is empty', []],
    [
      'with a rule on a day that never comes',
      [
        'BEGIN:STANDARD',
        'TZOFFSETFROM:+1100',
        'TZOFFSETTO:+1000',
        'DTSTART:19700101T000000',
        'RRULE:FREQ=DAILY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=30',
        'END:STANDARD',
      ],
    ],
  ])('in a zone %s are as written', (_, zone) => {
    const lines = ['BEGIN:VTIMEZONE', 'TZID:Home', ...zone, 'END:VTIMEZONE'];
    const stay = event('DTSTART;TZID=Home:20261210T140000', 'DTEND;TZID=Home:20261213T110000');
    expect(days(calendarOf(...lines, ...stay))).toEqual([own]);
  });

  it('in a zone with an empty RDATE are those of the zone', () => {
    const zone = ['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'DTSTART:19700101T000000', 'RDATE:'];
    const lines = [
      'BEGIN:VTIMEZONE',
      'TZID:Home',
      'BEGIN:STANDARD',
      ...zone,
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const stay = event('DTSTART;TZID=Home:20261209T180000', 'DTEND;TZID=Home:20261213T030000');
    expect(days(calendarOf(...lines, ...stay))).toEqual([own]);
  });

  it.each(['"W. Europe Standard Time"', 'W. Europe Standard Time', 'Europe/Berlin'])(
    'in the zone %s',
    (zone) => {
      const stay = event(
        `DTSTART;TZID=${zone}:20261210T150000`,
        `DTEND;TZID=${zone}:20261213T100000`,
      );
      expect(days(calendarOf(...stay))).toEqual([own]);
    },
  );
});

describe('what takes no nights', () => {
  it.each([
    ['CANCELED with one L', calendarOf(...event(...dates, 'STATUS:CANCELED'), ...other)],
    [
      'a later version that is cancelled',
      calendarOf(
        ...event(...dates, 'SEQUENCE:0'),
        ...event(...dates, 'SEQUENCE:1', 'STATUS:CANCELLED'),
        ...other,
      ),
    ],
    [
      'an earlier version that is listed later',
      calendarOf(
        ...event(...dates, 'SEQUENCE:2', 'STATUS:CANCELLED'),
        ...event(...dates, 'SEQUENCE:1'),
        ...other,
      ),
    ],
  ])('%s', (_, text) => {
    expect(days(text)).toEqual([others]);
  });

  it('a calendar with METHOD:CANCEL', () => {
    expect(days(calendarOf('METHOD:CANCEL', ...event(...dates)) + calendarOf(...other))).toEqual([
      others,
    ]);
  });

  it('the version before a move', () => {
    const before = event('SEQUENCE:0', 'DTSTART:20261201', 'DTEND:20261203');
    expect(days(calendarOf(...before, ...event('SEQUENCE:1', ...dates)))).toEqual([own]);
  });

  it('but not events that share a uid without versions', () => {
    expect(
      days(calendarOf(...event(...dates), ...event('DTSTART:20270105', 'DTEND:20270107'))),
    ).toEqual([own, others]);
  });
});

describe('events that are marked as free', () => {
  const text = calendarOf(...event(...dates, 'TRANSP:TRANSPARENT'), ...other);
  it('are left out and counted', () => {
    expect(days(text)).toEqual([others]);
    expect(read(text).free).toBe(1);
    const past = event('DTSTART:20260101', 'TRANSP:TRANSPARENT');
    expect(read(calendarOf(...past)).free).toBe(0);
  });

  it('take their nights where staff want it', () => {
    expect(days(text, { freeBlocks: true })).toEqual([own, others]);
    expect(read(text, { freeBlocks: true }).free).toBe(0);
  });

  it('are other than busy times, which take theirs', () => {
    const busy = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261210T060000Z/20261213T020000Z,20270105T060000Z/P1DT20H',
      'FREEBUSY;FBTYPE=FREE:20270201T060000Z/20270203T060000Z',
      'END:VFREEBUSY',
    ];
    expect(days(calendarOf(...busy))).toEqual([own, others]);
  });
});

it('events that begin too far ahead are left out and counted, if staff want it', () => {
  const far = event('DTSTART:20270819', 'DTEND:20281101');
  const text = calendarOf(...event(...dates), ...far);
  expect(days(text)).toEqual([own, '2027-08-19 2028-11-01']);
  expect(days(text, { farFrom: '2027-08-19' })).toEqual([own]);
  expect(read(text, { farFrom: '2027-08-19' }).far).toBe(1);
});
