import { afterEach, expect, it } from 'vitest';
import { localeOf, otherLanguages, provideLocale } from '../i18n/languages.ts';
import { samplesToStore, sampleVillas } from '../../samples/index.ts';
import type { Tour } from '../offers/offer.ts';
import { extraFacts, type Extras, extrasText } from './extras.ts';
import { totalText } from './priceLines.ts';
import {
  checkAvailability,
  checkForStaff,
  checkWithOverrides,
  refusedAs,
} from './rules/checkAvailability.ts';
import { chosenExtrasSchema, extrasSchema, offerRulesSchema } from './rules/offerRules.ts';
import { priceOf } from './rules/priceOf.ts';
import {
  type BookingRequest,
  extrasOf,
  keepSold,
  type OfferTerms,
  villaTerms,
} from './rules/terms.ts';

const extras: Extras = {
  lunch: { names: { en: 'Lunch', id: 'Santap siang' }, usd: 8.35, per: 'guest', most: 2 },
  guide: { names: { en: 'Guide' }, usd: 40, per: 'booking', noticeHours: 48 },
  bed: { names: { en: 'Bed' }, usd: 15, per: 'night', most: 3 },
  seat: { names: { en: 'Child seat' }, usd: 0, per: 'booking', most: 2 },
  ubud: { names: { en: 'Ubud' }, usd: 0, per: 'booking', area: true },
  lovina: {
    names: { en: 'Lovina', id: 'Lovina (utara)' },
    usd: 25,
    per: 'car',
    carSeats: 4,
    area: true,
  },
};
const tour: OfferTerms = {
  type: 'tour',
  price: 100,
  rules: { extras, groups: { 4: -10 }, weekendSurcharge: 20, deposit: 50 },
};
// 9:30 on a Saturday in Bali.
const now = new Date('2026-11-21T01:30:00Z');
const at = (startDate: string, chosenExtras: string, numberOfGuests = 5): BookingRequest => ({
  startDate,
  endDate: startDate,
  numberOfGuests,
  chosenExtras,
});
const check = (chosen: string, day = '2026-12-01', terms = tour) =>
  refusedAs(checkAvailability(terms, at(day, chosen), { now }).refused);

afterEach(() => provideLocale(() => undefined));

it('extras are counted by booking, guest, night and car; season, weekend and group prices do not touch them', () => {
  // Saturday, and a group of five: (100 + 20) less 10 %.
  const { lines, total, deposit } = priceOf(
    tour,
    at('2026-12-05', 'guide:1,lovina:1,lunch:2,seat:2'),
  );
  expect(lines).toEqual([
    { unit: 108, count: 5 },
    { unit: 25, count: 2, extra: 'lovina' },
    { unit: 8.35, count: 10, extra: 'lunch' },
    { unit: 40, count: 1, extra: 'guide' },
  ]);
  expect([total, deposit]).toEqual([713.5, 356.75]);
  const villa: OfferTerms = { ...tour, type: 'villa', rules: { extras } };
  const stay = { ...at('2026-12-05', 'bed:2,lovina:1'), endDate: '2026-12-08' };
  // A villa has no pickup areas.
  expect(priceOf(villa, stay).lines).toEqual([
    { unit: 100, count: 3 },
    { unit: 15, count: 6, extra: 'bed' },
  ]);
  expect(priceOf(villa, { ...stay, chosenExtras: '' })).toEqual({
    lines: [{ unit: 100, count: 3 }],
    total: 300,
  });
});

it('they read alike everywhere, in the language of the reader', async () => {
  const chosen = { chosenExtras: 'guide:1,lovina:1,lunch:2', extras };
  const { lines, total } = priceOf(tour, at('2026-12-01', chosen.chosenExtras));
  expect(totalText(total, { bookingType: 'tour', priceLines: lines, extras })).toBe(
    '$623.50 ($90 × 5 guests; 2 × Pickup: Lovina, $25 each; 10 × Lunch, $8.35 each; Guide, $40)',
  );
  const stay = [
    { unit: 160, count: 3 },
    { unit: 40, count: 1, extra: 'guide' },
  ];
  expect(totalText(520, { bookingType: 'villa', priceLines: stay, extras })).toBe(
    '$520 (3 nights × $160; Guide, $40)',
  );
  const nights = { bookingType: 'villa', priceLines: stay.slice(0, 1) } as const;
  expect(totalText(480, nights)).toBe('$480');
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  expect(extraFacts(chosen).map((fact) => plain(fact.join(': ')))).toEqual([
    'Pickup area: Lovina',
    'Extras: 2 × Lunch, Guide',
  ]);
  // The history of a booking may know a key only.
  expect(plain(extrasText({ chosenExtras: 'lunch-box:2,lovina:1', extras }))).toBe(
    'Pickup: Lovina, 2 × lunch box',
  );
  expect(extraFacts({})).toEqual([]);
  const indonesian = await localeOf('id');
  provideLocale(() => indonesian);
  expect(plain(extraFacts(chosen).join())).toBe(
    'Area penjemputan,Lovina (utara),Tambahan,2 × Santap siang, Guide',
  );
});

it('what is not offered, too many, two areas and too short a notice are refused', () => {
  expect(check('guide:1,lovina:1,lunch:2')).toBeUndefined();
  expect(check('dinner:1')).toBe('extras-invalid');
  // Every object has it, no offer does.
  expect(check('constructor:1')).toBe('extras-invalid');
  expect(check('lovina:1,ubud:1')).toBe('extras-invalid');
  expect(check('lunch:1', undefined, { ...tour, rules: {} })).toBe('extras-invalid');
  expect(check('lovina:1', undefined, { ...tour, type: 'villa' })).toBe('stay-too-short');
  expect(check('lunch:3')).toBe('extras-invalid');
  expect(check('guide:2')).toBe('extras-invalid');
  // 48 hours before 0:00 on Monday is 0:00 on Saturday.
  expect([check('guide:1', '2026-11-23'), check('guide:1', '2026-11-24')]).toEqual([
    'extra-too-late',
    undefined,
  ]);
  expect(check('lunch:1', '2026-11-22')).toBeUndefined();
});

it('what was ordered in time stays for its day, and staff may override the notice', () => {
  const monday = at('2026-11-23', 'guide:1');
  const ordered = (startDate: string) =>
    refusedAs(checkAvailability(tour, monday, { now, ordered: at(startDate, 'guide:1') }).refused);
  expect([ordered('2026-11-23'), ordered('2026-11-25')]).toEqual([undefined, 'extra-too-late']);
  const { verdict, soft } = checkForStaff(tour, monday, { now });
  expect(verdict.price?.total).toBe(priceOf(tour, monday).total);
  expect(soft.map(refusedAs)).toEqual(['extra-too-late']);
  const seen = checkWithOverrides(['extra-too-late'])(tour, monday, { now });
  expect(seen.price?.total).toBe(verdict.price?.total);
  expect(refusedAs(checkWithOverrides([])(tour, monday, { now }).refused)).toBe('extra-too-late');
});

it('a booking keeps the terms of its extras, and can have more of the offer', () => {
  const sold = { extras: { lunch: { ...extras['lunch']!, usd: 5 }, gone: extras['guide']! } };
  const kept = keepSold(tour, sold);
  const { lines } = priceOf(kept, at('2026-12-01', 'gone:1,guide:1,lunch:1'));
  expect(lines.slice(1).map(({ unit, extra }) => [extra, unit])).toEqual([
    ['lunch', 5],
    ['gone', 40],
    ['guide', 40],
  ]);
  expect(keepSold(tour, {})).toBe(tour);
  expect(keepSold({ ...tour, rules: 'damaged' }, sold).rules).toBe('damaged');
});

it('what is stored and sent has one form', () => {
  for (const text of ['', 'lunch:2', 'guide:1,lunch:2'])
    expect([text, chosenExtrasSchema.safeParse(text).success]).toEqual([text, true]);
  for (const text of [
    'lunch:0',
    'lunch:-1',
    'lunch:1.5',
    'lunch:1e0',
    'lunch:21',
    'lunch:1,guide:1',
    'lunch',
    'lunch:1,lunch:1',
    ' lunch:1',
    'Lunch:1',
    'a b:1',
    '<b>:1',
    `${'x'.repeat(41)}:1`,
    '__proto__:1',
  ])
    expect([text, chosenExtrasSchema.safeParse(text).success]).toEqual([text, false]);
  const isValid = (change: object) =>
    extrasSchema.safeParse({ lunch: { names: { en: 'Lunch' }, usd: 8, per: 'guest', ...change } })
      .success;
  expect(isValid({})).toBe(true);
  for (const change of [
    { usd: -1 },
    { usd: '8' },
    { per: 'week' },
    { per: 'car' },
    { most: 0 },
    { noticeHours: 721 },
    { names: {} },
    { names: { id: 'Santap' } },
    { names: { en: 'x'.repeat(81) } },
    { area: false },
  ])
    expect([change, isValid(change)]).toEqual([change, false]);
  const many = Object.fromEntries(
    Array.from({ length: 21 }, (_, index) => [`a${index}`, extras['lunch']]),
  );
  expect(extrasSchema.safeParse(many).success).toBe(false);
});

it('the pickup areas of the samples are those of their texts, in each language', async () => {
  const { tours } = await samplesToStore();
  for (const { facts = {}, rules, translations = {} } of tours as readonly Tour[]) {
    const all = Object.values(offerRulesSchema.parse(rules).extras ?? {});
    const areas = all.filter(({ area }) => area);
    const texts = areas.map(
      ({ names, usd }) => `${names['en']}: ${usd === 0 ? 'included' : `$${usd} per car`}`,
    );
    expect(texts.toSorted()).toEqual(facts['pickupAreas']?.split('\n').toSorted());
    for (const language of otherLanguages) {
      const lines = translations[`${language}_pickupAreas`]?.split('\n') ?? [];
      for (const { names } of areas) {
        const name = names[language] ?? '-';
        expect([
          name,
          lines.filter((line) => /^[:：]/.test(line.replace(name, ''))),
        ]).toHaveProperty('1.length', 1);
      }
    }
  }
  const [villa] = sampleVillas;
  expect(Object.keys(extrasOf(villaTerms(villa!)))).toEqual(['dinner', 'extra-bed']);
});
