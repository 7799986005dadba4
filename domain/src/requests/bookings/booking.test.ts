import { afterEach, expect, it } from 'vitest';
import { type Language, provideLocale } from '../../i18n/languages.ts';
import { guests } from '../../core/limits.ts';
import { bookingItemName, guestItemName } from './booking.ts';

afterEach(() => provideLocale(() => undefined));

it.each([
  ['tour', 'Ubud Walk', 'Ubud Walk'],
  ['villa', 'Villa Sawah', 'Villa Sawah'],
  ['tour', undefined, 'Unknown Tour'],
  ['villa', undefined, 'Unknown Villa'],
  ['villa', '', 'Unknown Villa'],
] as const)('a %s that was stored as %s is called %s', (bookingType, itemName, shown) => {
  expect(bookingItemName({ bookingType, itemName })).toBe(shown);
});

const named = { itemName: 'Ubud Walk', translatedName: 'Jalan Kaki Ubud' };

it.each([
  ['id', 'id', named, 'Jalan Kaki Ubud'],
  // Staff, and a guest who now reads the trip in English.
  ['en', 'id', named, 'Ubud Walk'],
  ['id', undefined, named, 'Ubud Walk'],
  ['id', 'id', { itemName: 'Ubud Walk' }, 'Ubud Walk'],
  ['id', 'id', { ...named, translatedName: '' }, 'Ubud Walk'],
  ['id', 'id', {}, 'Unknown Tour'],
] as const)(
  'where %s is spoken, a booking that was asked for in %s as %j is called %s',
  (currentLocale, language: Language | undefined, names, shown) => {
    provideLocale(() => ({ language: currentLocale }));
    expect(guestItemName({ bookingType: 'tour', language, ...names })).toBe(shown);
  },
);

it('has a valid initial number of guests', () => {
  expect(guests.initial).toBeGreaterThanOrEqual(guests.min);
  expect(guests.initial).toBeLessThanOrEqual(guests.max);
});
