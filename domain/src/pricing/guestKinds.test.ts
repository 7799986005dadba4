import { afterEach, expect, it } from 'vitest';
import { localeOf, provideLocale } from '../i18n/languages.ts';
import { guestCount } from '../i18n/t.ts';
import {
  groupLines,
  groupText,
  type GuestKinds,
  partyText,
  readCounts,
  seatsNeeded,
  withGroup,
  writeParty,
} from './guestKinds.ts';
import { totalText } from './priceLines.ts';
import { offerRulesSchema, partySchema } from './rules/offerRules.ts';

const guestKinds: GuestKinds = {
  senior: { from: 65, percent: 80 },
  child: { from: 3, to: 11, percent: 50, names: { en: 'Kid', id: 'Bocah' } },
  infant: { to: 2, usd: 0, noSeat: true },
};
const family = { numberOfGuests: 5, party: 'senior:1,child:1,infant:1', guestKinds };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

afterEach(() => provideLocale(() => undefined));

it('a group has seats, prices and words by kind, in the language of its reader', async () => {
  expect(seatsNeeded(family)).toBe(4);
  const priceLines = groupLines(family, 25.01);
  expect(priceLines).toEqual([
    { unit: 25.01, count: 2, kind: 'adult' },
    { unit: 20.01, count: 1, kind: 'senior' },
    { unit: 12.51, count: 1, kind: 'child' },
    { unit: 0, count: 1, kind: 'infant' },
  ]);
  const words = '2 × Adult, 1 × Senior (65+), 1 × Kid (3–11), 1 × Infant (0–2)';
  expect(plain(withGroup('5 guests', family))).toBe(`5 guests: ${words}`);
  expect(totalText(1, { bookingType: 'tour', priceLines: priceLines.slice(2), guestKinds })).toBe(
    '$1 (1 × Kid (3–11), $12.51 each; 1 × Infant (0–2), free)',
  );
  const indonesian = await localeOf('id');
  provideLocale(() => indonesian);
  expect(plain(groupText(family))).toContain('1 × Bocah (3–11), 1 × Bayi (0–2)');
});

it.each([
  ['de', '5 Gäste: 2 × Erwachsene, 1 × Senior (65+), 1 × Kid (3–11), 1 × Kleinkind (0–2)'],
  ['ja', '5名：大人 2名、シニア (65+) 1名、Kid (3–11) 1名、幼児 (0–2) 1名'],
  ['zh', '5位客人：2 × 成人、1 × 长者 (65+)、1 × Kid (3–11)、1 × 婴幼儿 (0–2)'],
] as const)('a group is listed as %s lists', async (language, words) => {
  const locale = await localeOf(language);
  provideLocale(() => locale);
  expect(plain(withGroup(guestCount(5), family))).toBe(words);
});

it('adults only are as without kinds, and who is of a removed kind is an adult', () => {
  for (const group of [
    { numberOfGuests: 3 },
    { numberOfGuests: 3, party: '', guestKinds },
    { numberOfGuests: 3, party: 'teen:2', guestKinds },
    { numberOfGuests: 3, party: 'child:2', guestKinds: undefined },
  ]) {
    expect(groupLines(group, 10)).toEqual([{ unit: 10, count: 3 }]);
    expect([seatsNeeded(group), withGroup('3', group)]).toEqual([3, '3']);
  }
  // No price falls below 0, whatever is sent.
  expect(groupLines({ ...family, numberOfGuests: 1 }, 10)).toHaveLength(3);
});

it('a party is one text, in one form', () => {
  expect(writeParty(readCounts('child:2,infant:1'))).toBe('child:2,infant:1');
  expect(plain(partyText('child:2,infant:1'))).toBe('2 × Child, 1 × Infant');
  for (const text of ['', 'child:9', 'senior:1,child:2']) {
    expect(partySchema.safeParse(text).success).toBe(true);
  }
  for (const text of [
    'child:0',
    'child:-1',
    'child:1.5',
    'child:10',
    'child:1,child:1',
    'child:1e0',
    ' child:1',
    'adult:1',
  ])
    expect([text, partySchema.safeParse(text).success]).toEqual([text, false]);
});

it('a kind has one price, and ages in order', () => {
  const isValid = (child: object) => offerRulesSchema.safeParse({ guestKinds: { child } }).success;
  expect([{ percent: 0 }, { usd: 5 }, { usd: 5, from: 3, to: 3 }].every(isValid)).toBe(true);
  for (const kind of [{}, { usd: 5, percent: 50 }, { usd: 5, from: 4, to: 3 }, { percent: 201 }])
    expect([kind, isValid(kind)]).toEqual([kind, false]);
});
