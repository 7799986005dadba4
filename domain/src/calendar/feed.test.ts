import { expect, it } from 'vitest';
import { describeSchemas, type SchemaCases } from '../../testing/describeSchemas.ts';
import { at, id, stay } from '../../testing/values.ts';
import { feedFields, feedSchema, freeEntriesBlock, icalPath } from './feed.ts';
import { fetchFeedAnswerSchema, calendarOperations } from './operations.ts';

const url = 'https://www.airbnb.example/calendar/ical/1.ics?s=2';
const form = { villaId: 'villa-sawah', name: 'Airbnb', url };
const found = {
  lastResult: { code: 'shrunk', message: 'Please look.' },
  events: 3,
  nights: 7,
  clashes: [{ bookingId: id, ...stay }],
};
const badFound = { lastResult: ['ok'], events: ['3'], nights: [0.5], clashes: ['none'] };

const cases: SchemaCases = {
  'what saveFeed takes': {
    schema: calendarOperations.saveFeed.input,
    good: { ...form, name: 'Booking.com', feedId: id, freeBlocks: true, bookableDays: 270 },
    bad: {
      feedId: ['1', undefined],
      villaId: ['a/b', undefined],
      name: ['', ' ', 'x'.repeat(61), undefined],
      url: ['', 'airbnb.example', undefined],
      freeBlocks: ['yes'],
      bookableDays: [30, '90'],
    },
  },
  'what saveFeed answers': {
    schema: calendarOperations.saveFeed.answer,
    good: { feedId: id },
    bad: { feedId: [undefined] },
  },
  'what removeFeed takes': {
    schema: calendarOperations.removeFeed.input,
    good: { feedId: id },
    bad: { feedId: ['1', undefined] },
  },
  'what removeFeed answers': {
    schema: calendarOperations.removeFeed.answer,
    good: { feedId: id },
    bad: { feedId: [undefined] },
  },
  'what fetchFeed takes': {
    schema: calendarOperations.fetchFeed.input,
    good: { feedId: id, acceptsFewer: true },
    bad: { feedId: ['1'], acceptsFewer: ['yes'] },
  },
  'what fetchFeed answers': {
    schema: fetchFeedAnswerSchema,
    good: found,
    bad: { ...badFound, lastResult: ['ok', undefined] },
  },
  'what icalAddress takes': {
    schema: calendarOperations.icalAddress.input,
    good: { villaId: 'villa-sawah' },
    bad: { villaId: ['a/b', '', undefined] },
  },
  'what icalAddress answers': {
    schema: calendarOperations.icalAddress.answer,
    good: { key: 'k' },
    bad: { key: [undefined] },
  },
  'a stored feed': {
    schema: feedSchema,
    good: {
      id,
      ...form,
      villaName: 'Villa Sawah',
      createdAt: at,
      lastFetchedAt: at,
      freeBlocks: false,
      bookableDays: 0,
      ...found,
      hasProblem: true,
    },
    bad: {
      ...badFound,
      hasProblem: ['no'],
      villaId: [undefined],
      createdAt: ['today'],
      lastFetchedAt: ['today'],
    },
  },
};

describeSchemas(cases);

it('parses a feed that was never fetched', () => {
  expect(feedSchema.parse({ id, ...form, createdAt: at })).toEqual({
    id,
    ...form,
    createdAt: at,
    events: 0,
    nights: 0,
    clashes: [],
    villaName: '',
    hasProblem: false,
  });
});

it.each([
  [url, true],
  [' https://ical.booking.example/v1/export?t=1 ', true],
  ['https://localhost/', true],
  ['http://www.airbnb.example/1.ics', false],
  ['http://127.0.0.1:5300/1.ics', true],
  ['http://127.0.0.1.example/1.ics', false],
  ['webcal://www.airbnb.example/1.ics', false],
  ['file:///etc/passwd', false],
  ['https://ana:secret@portal.example/', false],
  ['https://ana@portal.example/', false],
  ['https://', false],
  [`https://portal.example/${'x'.repeat(1000)}`, false],
])('takes %s for the address of a feed: %s', (address, isTaken) => {
  expect(feedFields.safeParse({ ...form, url: address }).success).toBe(isTaken);
});

it.each([
  ['https://www.airbnb.com/calendar/ical/1.ics?s=2', false],
  ['https://www.airbnb.co.uk/calendar/ical/1.ics', false],
  ['https://ical.booking.com/v1/export?t=1', false],
  ['https://calendar.google.com/calendar/ical/a%40b/basic.ics', true],
  ['https://outlook.office365.com/owa/calendar/1/calendar.ics', true],
  ['https://airbnb.com.example.net/1.ics', true],
  ['https://notbooking.com/1.ics', true],
  ['', true],
])('free entries of %s block until staff decide: %s', (address, isOn) => {
  expect(freeEntriesBlock({ url: address })).toBe(isOn);
  expect(freeEntriesBlock({ url: address, freeBlocks: !isOn })).toBe(!isOn);
});

it('the path for a portal with a feed names that feed', () => {
  expect(icalPath('abc')).toBe('/ical/abc.ics');
  expect(icalPath('abc', id)).toBe(`/ical/abc.ics?for=${id}`);
});
