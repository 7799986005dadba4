import { expect, it } from 'vitest';
import { provideLocale } from '../i18n/languages.ts';
import { daysOf, officeHoursText, openingHoursText } from './openingHours.ts';

const open = (from: string, to: string, text = officeHoursText) =>
  text({ first: 'Mon', last: 'Mon', open: { from, to } }).hours;

it('formats times as everywhere else, except for the office', () => {
  expect(open('09:05', '18:00', openingHoursText)).toBe('09:05-18:00');
});

it('uses the 12-hour clock only in English', () => {
  provideLocale(() => ({ language: 'id' }));
  expect(open('09:05', '18:00')).toBe('09:05-18:00');
  provideLocale(() => undefined);
});

it('formats office hours with the 12-hour clock', () => {
  expect(open('00:00', '00:30')).toBe('12:00 AM-12:30 AM');
  expect(open('09:05', '11:59')).toBe('9:05 AM-11:59 AM');
  expect(open('12:00', '13:00')).toBe('12:00 PM-1:00 PM');
  expect(open('18:45', '23:00')).toBe('6:45 PM-11:00 PM');
});

it('includes each day from the first to the last', () => {
  expect(daysOf({ first: 'Tue', last: 'Thu' })).toEqual(['Tue', 'Wed', 'Thu']);
  expect(daysOf({ first: 'Sun', last: 'Sun' })).toEqual(['Sun']);
});
