import { afterEach, describe, expect, it } from 'vitest';
import { longDate, shortDate, weekdayNames } from '../core/dates.ts';
import { formatUsd } from '../core/money.ts';
import { formatCount, plural, t } from './t.ts';
import {
  factsOf,
  languageCodes,
  otherLanguages,
  type ByNumber,
  provideLocale,
  localeOf,
} from './languages.ts';

const speak = async (language: 'en' | 'id') => {
  const locale = await localeOf(language);
  provideLocale(() => locale);
};
afterEach(() => provideLocale(() => undefined));

const wordsIn = async (code: (typeof otherLanguages)[number]) =>
  Object.entries<string | ByNumber>((await localeOf(code)).words ?? {});

describe.each(otherLanguages)('%s', (code) => {
  it('translates each sentence', async () => {
    const words = await wordsIn(code);
    expect(words.filter(([, said]) => said === '')).toEqual([]);
  });
});

it('each language has a locale that Intl knows', () => {
  const locales = languageCodes.map((code) => factsOf(code).locale);
  expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales);
  expect(Intl.PluralRules.supportedLocalesOf(locales)).toEqual(locales);
});

describe('English', () => {
  it('is used as written in the code', () => {
    expect(t('Explore Tours')).toBe('Explore Tours');
    expect(t('From {price} / person', { price: '$85' })).toBe('From $85 / person');
  });

  it('distinguishes singular and plural', () => {
    expect([0, 1, 2, 1350].map((count) => plural(count, '1 guest', '{count} guests'))).toEqual([
      '0 guests',
      '1 guest',
      '2 guests',
      '1,350 guests',
    ]);
  });
});

describe('Indonesian', () => {
  it('is used on pages in Indonesian', async () => {
    await speak('id');
    expect(t('Explore Tours')).toBe('Jelajahi Tur');
    expect(t('From {price} / person', { price: 'US$85' })).toBe('Mulai US$85 / orang');
    expect([1, 2].map((count) => plural(count, '1 guest', '{count} guests'))).toEqual([
      '1 tamu',
      '2 tamu',
    ]);
  });

  it('has its own formats of days, numbers and lists', async () => {
    await speak('id');
    expect(longDate('2026-11-20')).toBe('Jumat, 20 November 2026');
    expect(shortDate('2026-12-05')).toBe('5 Des 2026');
    expect(weekdayNames([7, 1, 3])).toBe('Senin, Rabu, dan Minggu');
    expect(formatCount(1350)).toBe('1.350');
    expect(formatUsd(1240.5)).toBe('US$1.240,50');
  });
});

it('a sentence with a number that a language lacks is English as a whole', () => {
  provideLocale(() => ({ language: 'ja', words: {} }));
  expect([1, 2].map((count) => plural(count, '1 guest', '{count} guests'))).toEqual([
    '1 guest',
    '2 guests',
  ]);
});

it('does not replace a value that looks like a placeholder', () => {
  expect(t('How was {item}?', { item: '{item}' })).toBe('How was {item}?');
});
