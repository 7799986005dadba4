import type { Edit } from '@selasar/domain/people';
import { expect, it } from 'vitest';
import { editText, fieldsOf, placeOf } from './editText.ts';

const edit: Edit = {
  id: 'one',
  kind: 'villas',
  of: 'villas/villa-sawah',
  name: 'Villa Sawah',
  what: 'changed',
  before: { pricePerNight: 180 },
  after: { pricePerNight: 195 },
  by: 'made',
  byName: 'Made',
  at: new Date('2026-11-20T02:05:00Z'),
};

const upload = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/selasar.appspot.com/o/tour-images%2Fvilla-images%2F${name}-5e1a?alt=media&token=a-1`;

it('describes in words who has edited what', () => {
  expect(editText(edit)).toBe('Made changed Villa Sawah');
  expect(editText({ ...edit, what: 'created', by: 'system' })).toBe('The system added Villa Sawah');
  const { byName: _, ...gone } = edit;
  expect(editText({ ...gone, what: 'deleted' })).toBe('Someone who has left deleted Villa Sawah');
});

it.each<[Partial<Edit>, string[]]>([
  [{}, ['Price per night (USD): $180 → $195']],
  [
    {
      before: { hasPool: false, amenities: ['Pool', 'Garden'], image: '' },
      after: { hasPool: true, amenities: [], image: '/images/a.webp' },
    },
    [
      'Private pool: No → Yes',
      'Amenities: Pool; Garden → none',
      'Main image: none → /images/a.webp',
    ],
  ],
  [
    {
      before: { image: upload('0f3c11aa'), gallery: [] },
      after: { image: '', gallery: [upload('1b2c33dd')] },
    },
    ['Main image: Picture 0f3c11aa → none', 'Gallery: none → Picture 1b2c33dd'],
  ],
  [
    {
      before: { rules: { seats: 8, weekdays: [1, 3], deposit: 20 } },
      after: { rules: { seats: 10, weekdays: [1, 3], seasons: { '2026-12-20/2027-01-05': 250 } } },
    },
    [
      'Seats a day: 8 → 10',
      'Deposit: 20 % → none',
      'Season prices: none → Dec 20, 2026 – Jan 5, 2027: $250',
    ],
  ],
  [
    {
      before: { rules: {} },
      after: {
        rules: {
          closed: ['2027-03-08/2027-03-08'],
          groups: { 4: -10 },
          cutOffHours: 1,
          freeCancellationDays: 3,
          leastNights: 2,
          weekendSurcharge: 25,
          weekdays: [1, 3],
          startTime: '07:30',
          instantConfirmation: true,
        },
      },
    },
    [
      'Closed periods: none → Mar 8, 2027',
      'Group prices: none → from 4 guests -10 %',
      'Book at least: none → 1 hour',
      'Free cancellation until: none → 3 days',
      'Least nights: none → 2 nights',
      'Weekend surcharge: none → $25',
      'Runs on: none → Monday and Wednesday',
      'Starts at: none → 07:30',
      'Confirm requests at once: none → on',
    ],
  ],
  [{ after: { rules: { seats: 10 } }, before: {} }, ['Seats a day: none → 10']],
  [
    {
      kind: 'tours',
      before: { facts: { difficulty: 'easy', guideLanguages: 'en' } },
      after: { facts: { difficulty: 'hard', guideLanguages: 'en\nid' } },
    },
    ['Difficulty: Easy → Hard', 'Guide speaks: English → English, Indonesian'],
  ],
  [
    {
      kind: 'tours',
      before: { translations: { id_title: 'Jalan', id_duration: '8 jam' } },
      after: { translations: { id_title: 'Jalan-jalan', id_duration: '8 jam' } },
    },
    ['Title (Indonesian): Jalan → Jalan-jalan'],
  ],
  [
    { kind: 'users', before: { role: 'pending' }, after: { role: 'staff' } },
    ['Role: Waiting for approval → Staff'],
  ],
  [
    {
      kind: 'terms',
      before: { leadHours: 6 },
      after: { vehicles: [{ id: 'one', name: 'Sedan', passengers: 3, luggage: 2, priceUsd: 45 }] },
    },
    [
      'Lead time: 6 hours → none',
      'Vehicles: none → Sedan, $45, takes up to 3 passengers and 2 bags',
    ],
  ],
  [
    { kind: 'templates', before: { text: 'x'.repeat(130) }, after: { text: 'Hello' } },
    [`Text: ${'x'.repeat(120)}… → Hello`],
  ],
  [{ what: 'created', before: {}, after: { name: 'Villa Sawah' } }, []],
])('says which fields became others: %#', (more, words) => {
  const fields = fieldsOf({ ...edit, ...more });
  expect(fields.map(({ label, before, after }) => `${label}: ${before} → ${after}`)).toEqual(words);
});

const names = { en: 'Lunch' };
const lunch = { names, usd: 8, per: 'car', carSeats: 4 };
const child = { percent: 50 };
it.each<[rule: string, before: object, change: object]>([
  ['guestKinds', { child }, { child: { ...child, percent: 40 } }],
  ['guestKinds', { child }, { child: { usd: 50 } }],
  ['guestKinds', { child }, { child: { ...child, noSeat: true } }],
  ['guestKinds', { child }, { child: { ...child, from: 3 } }],
  ['guestKinds', { child }, { child: { ...child, to: 11 } }],
  ['guestKinds', { child }, { child: { ...child, names: { ja: '子供' } } }],
  ['extras', { lunch }, { lunch: { ...lunch, carSeats: 7 } }],
  ['extras', { lunch }, { lunch: { ...lunch, usd: 9 } }],
  ['extras', { lunch }, { lunch: { ...lunch, most: 2 } }],
  ['extras', { lunch }, { lunch: { ...lunch, noticeHours: 0 } }],
  ['extras', { lunch }, { lunch: { ...lunch, names: { ...names, de: 'Mittagessen' } } }],
  ['departures', { '08:00': {} }, { '08:00': { seats: 5 } }],
  ['departures', { '08:00': {} }, { '08:00': { weekdays: [1] } }],
  ['departures', { '08:00': {} }, { '08:00': { season: '2026-12-01/2026-12-31' } }],
])('says every part of a rule: %s, %o, %o', (rule, before, after) => {
  const changed = { kind: 'tours' as const, what: 'changed' as const };
  const fields = fieldsOf({
    ...changed,
    before: { rules: { [rule]: before } },
    after: { rules: { [rule]: after } },
  });
  expect(fields.map((field) => field.before === field.after)).toEqual([false]);
});

it('says of a long list what is different', () => {
  const extras = (usd: number) =>
    Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `lunch-${at}`,
        { names, usd: at === 8 ? usd : 8, per: 'guest' },
      ]),
    );
  const [field] = fieldsOf({
    ...edit,
    before: { rules: { extras: extras(40) } },
    after: { rules: { extras: extras(90) } },
  });
  expect(field?.before).toMatch(/^….*Lunch \$40 a guest$/);
  expect(field?.after).toMatch(/^….*Lunch \$90 a guest$/);
});

it.each<[Partial<Edit>, string | undefined]>([
  [{}, '/admin/villas?edit=villa-sawah'],
  [{ kind: 'tours', of: 'tours/ubud' }, '/admin/tours?edit=ubud'],
  [{ kind: 'terms', of: 'terms/transfers' }, '/admin/airport-transfers/terms'],
  [{ kind: 'templates', of: 'templates/driver' }, '/admin/templates'],
  [{ kind: 'users', of: 'users/made' }, undefined],
  [{ what: 'deleted' }, undefined],
])('is edited on a page: %#', (more, page) => {
  expect(placeOf({ ...edit, ...more })).toBe(page);
});
