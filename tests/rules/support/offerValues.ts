import { addDays, limits, maxStayNights } from '@selasar/domain/core';
import {
  type FactKind,
  type FactTable,
  tourFacts,
  tourTextNames,
  translationKey,
  villaFacts,
  villaTextNames,
} from '@selasar/domain/offers';
import { guestKindKeys, type OfferRules, periodText, ruleLimits } from '@selasar/domain/pricing';
import { Timestamp } from 'firebase/firestore';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';

export const text = (size: number) => 'x'.repeat(size);
const badTexts = (size: number) => [
  7,
  null,
  ['a'],
  '',
  ' ',
  text(size + 1),
  'a\0',
  'a\u001Bb',
  'a\u0085',
];
const badLines = (size: number) => [...badTexts(size), 'a\nb', 'a\r\nBcc: all@example.com', 'a\tb'];
const badNumbers = ['85', null, -1, limits.priceUsd + 1, Number.NaN];
const badCounts = (most: number) => ['4', null, -1, most + 1, 1.5];
const badLists = [
  'a',
  null,
  Array(limits.listItems + 1).fill('a'),
  [text(limits.listItemText + 1)],
  ['a', text(limits.listItemText + 1)],
  ['a', 7],
  [null],
  ['a\nb'],
  [''],
  ['a', ''],
  ['', 'a'],
  ['a', ' '],
  ['a\0'],
  ['a', 'b\rc'],
];
const longestList: string[] = Array(limits.listItems).fill(text(limits.listItemText));
export const goodLists = [[], ['a', 'a', '$1 \\d'], ['Rp 100.000 – “ya”', '王小明'], longestList];

/** The collections and ids of these tests. */
export const project = 'demo-rules-catalogue';
export const uploadedTo = (bucket: string, host = 'http://127.0.0.1:5204') =>
  `${host}/v0/b/${bucket}/o/tour-images%2F0a-1?alt=media&token=0a-1`;
export const picture = uploadedTo(`${project}.appspot.com`);
export const goodPictures = [
  '/images/placeholder.svg',
  '/images/tours/sacred-temples-tour/main.webp',
  picture,
  uploadedTo(`${project}.firebasestorage.app`, 'http://localhost:5204'),
  picture.replace('tour-images%2F', 'tour-images%2Fvilla-images%2F'),
];
export const badPictures = [
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://example.com/a.webp',
  '//example.com/images/a.webp',
  '/admin/tours',
  '/images/../admin.svg',
  '/images/a.webp?b',
  'images/a.webp',
  uploadedTo('somebody-else.appspot.com'),
  uploadedTo(`${project}.example.com`),
  uploadedTo(`${project}.appspot.com`, 'https://firebasestorage.googleapis.com'),
  uploadedTo(`${project}.appspot.com`, 'http://127.0.0.1.example.com:5204'),
  picture.replace('tour-images', 'private'),
  picture.replace('%2F', '%2F..%2F'),
  picture.replace('&token=0a-1', ''),
  `${picture}#a`,
  `x${picture}`,
  ' ',
  `${picture} `,
  `${picture}\n${picture}`,
];
const badGalleries = [
  ...badLists,
  longestList,
  ...badPictures.map((one) => [picture, one]),
  [`${picture}\n`],
];
/** The longest allowed value. */
const longestPicture = (size: number) => `/images/${text(size - 12)}.svg`;
const longestGallery: string[] = Array(limits.galleryPictures).fill(
  longestPicture(limits.listItemText),
);

const common = {
  slug: ['other', 7, null],
  shortDescription: badLines(limits.shortDescription),
  fullDescription: badTexts(limits.fullDescription),
  location: badLines(limits.name),
  image: [7, null, ['/images/a.webp'], longestPicture(limits.url + 1), ...badPictures],
  gallery: badGalleries,
  featured: ['true', 1, null],
  createdAt: ['2026-11-20', null, Timestamp.fromMillis(0)],
  updatedAt: ['2026-11-20', null, Timestamp.fromMillis(0)],
};

/** As large as the schemas of the domain allow. */
const commonLargest = {
  slug: text(limits.slug),
  shortDescription: text(limits.shortDescription),
  fullDescription: text(limits.fullDescription),
  location: text(limits.name),
  image: longestPicture(limits.url),
  gallery: longestGallery,
};

export const offers = [
  {
    name: 'tours',
    texts: tourTextNames,
    facts: tourFacts,
    sample: plainTour,
    bad: {
      ...common,
      title: badLines(limits.name),
      itinerary: badLists,
      inclusions: badLists,
      exclusions: badLists,
      priceFrom: badNumbers,
      duration: badLines(limits.name),
      category: ['Adventure', '', 7, null],
    },
    largest: {
      ...commonLargest,
      title: text(limits.name),
      priceFrom: limits.priceUsd,
      duration: text(limits.name),
      itinerary: longestList,
      inclusions: longestList,
      exclusions: longestList,
    },
  },
  {
    name: 'villas',
    texts: villaTextNames,
    facts: villaFacts,
    sample: plainVilla,
    bad: {
      ...common,
      name: badLines(limits.name),
      pricePerNight: badNumbers,
      capacity: badCounts(limits.villaCapacity),
      bedrooms: badCounts(limits.rooms),
      bathrooms: badCounts(limits.rooms),
      amenities: badLists,
      hasPool: ['true', 1, null],
    },
    largest: {
      ...commonLargest,
      name: text(limits.name),
      pricePerNight: limits.priceUsd,
      capacity: limits.villaCapacity,
      bedrooms: limits.rooms,
      bathrooms: limits.rooms,
      amenities: longestList,
    },
  },
];

const largestFact: { [Is in FactKind['is']]: (kind: Extract<FactKind, { is: Is }>) => string } = {
  choice: ({ options }) => Object.keys(options).at(-1) ?? '',
  choices: ({ options }) => Object.keys(options).join('\n'),
  count: ({ max }) => String(max),
  time: () => '23:59',
  line: ({ maxLength }) => text(maxLength),
  name: ({ maxLength }) => text(maxLength),
  lines: () => longestList.join('\n'),
  picture: () => longestPicture(limits.url),
  captions: () =>
    Array.from(
      { length: limits.galleryPictures + 1 },
      (_, index) => `/images/${index}.webp ${text(limits.caption)}`,
    ).join('\n'),
  pictures: () => longestList.join('\n'),
};

/** All facts, as large as the schema allows. */
export const largestFacts = (table: FactTable): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { kind }]) => [
      name,
      (largestFact[kind.is] as (kind: FactKind) => string)(kind),
    ]),
  );

/** Readers ignore each of these, or treat it as no fact. */
export const badFacts = (table: FactTable): unknown[] => {
  const [name = '', second = ''] = Object.keys(table);
  return [
    null,
    'private',
    '',
    [],
    7,
    { moonPhase: 'full' },
    { [`id_${name}`]: 'private' },
    { [`${name} `]: 'private' },
    { [`${name}\n${second}`]: 'private' },
    { [name]: text(limits.facts + 1) },
    ...[7, null, true, ['a'], {}, '', ' ', 'a\0', 'a\u001Bb', 'a\u0085', 'a\rb', '\ra'].map(
      (one) => ({ [name]: one }),
    ),
  ];
};

/** Translations of a document into two other languages, one of which the site does not have. */
export const translated = (document: object, texts: readonly string[], facts: object = {}) =>
  Object.fromEntries(
    ['id', 'xx'].flatMap((language) =>
      Object.entries({ ...document, ...facts })
        .filter(([name]) => texts.includes(name))
        .map(([name, text]) => [
          translationKey(language, name),
          Array.isArray(text) ? text.join('\n') : text,
        ]),
    ),
  );

/** Readers ignore each of these, or treat it as no text. */
export const badTranslations = (texts: readonly string[]): unknown[] => {
  const key = `id_${texts[0]}`;
  return [
    null,
    'Jalan',
    '',
    [],
    7,
    { id: { title: 'Jalan' } },
    { title: 'Jalan' },
    { id_location: 'Ubud' },
    { [`${key}\nxx_${texts[1]}`]: 'Jalan' },
    { [`${key} `]: 'Jalan' },
    { [`ID_${texts[0]}`]: 'Jalan' },
    { [key]: text(limits.translations + 1) },
    ...[7, null, ['a'], {}, '', ' ', 'a\0', 'a\u001Bb', 'a\u0085', 'a\rb', '\ra'].map((one) => ({
      [key]: one,
    })),
  ];
};

const week = [1, 2, 3, 4, 5, 6, 7];
/** The maximum number, one after the other. */
const manyPeriods = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    periodText({
      from: addDays('2026-12-20', 2 * index),
      to: addDays('2026-12-21', 2 * index),
    }),
  );
const mostPeriods = manyPeriods(ruleLimits.periods);

/** The maximum number and size that the schema allows. */
export const largestRules: OfferRules = {
  weekdays: week,
  arrivalDays: week,
  departureDays: week,
  closed: mostPeriods,
  cutOffHours: ruleLimits.cutOffHours,
  seats: ruleLimits.seats,
  leastNights: maxStayNights,
  mostNights: maxStayNights,
  seasons: Object.fromEntries(mostPeriods.map((period) => [period, limits.priceUsd])),
  weekendSurcharge: limits.priceUsd,
  groups: Object.fromEntries(week.map((day) => [day + 1, ruleLimits.percent.max])),
  guestKinds: Object.fromEntries(
    guestKindKeys.map((key) => [
      key,
      {
        from: ruleLimits.age,
        to: ruleLimits.age,
        usd: limits.priceUsd,
        noSeat: true,
        names: {
          en: 'a'.repeat(ruleLimits.guestKindName),
          id: 'a'.repeat(ruleLimits.guestKindName),
        },
      },
    ]),
  ),
  extras: Object.fromEntries(
    Array.from({ length: 2 * ruleLimits.extras }, (_, index) => [
      `${'x'.repeat(37)}-${index + 10}`,
      {
        names: { en: 'a'.repeat(ruleLimits.extraName), id: 'a'.repeat(ruleLimits.extraName) },
        usd: limits.priceUsd,
        per: 'car' as const,
        carSeats: 10,
        most: ruleLimits.mostOfExtra,
        noticeHours: ruleLimits.cutOffHours,
        area: true as const,
      },
    ]),
  ),
  deposit: 100,
  freeCancellationDays: ruleLimits.freeCancellationDays,
  startTime: '23:59',
  departures: Object.fromEntries(
    Array.from({ length: ruleLimits.departures }, (_, hour) => [
      `1${hour}:30`,
      { seats: ruleLimits.seats, weekdays: [1, 2, 3, 4, 5, 6, 7], season: mostPeriods[0] },
    ]),
  ),
  instantConfirmation: true,
};

export const goodRules: OfferRules[] = [
  {},
  { weekdays: [7] },
  { closed: [], seasons: {}, groups: {} },
  { cutOffHours: 0, weekendSurcharge: 0, deposit: 0, freeCancellationDays: 0 },
  { seats: 1, leastNights: 1, mostNights: 1 },
  { seasons: { '2026-12-20/2027-01-05': 99.5 }, weekendSurcharge: 12.5 },
  { groups: { 2: ruleLimits.percent.min, 10: -12.5 } },
  { guestKinds: { child: { from: 3, to: 11, percent: 50 }, infant: { usd: 0, noSeat: true } } },
  { guestKinds: { teen: { percent: 0, names: { id: 'Remaja' } } } },
  { extras: {} },
  { extras: { lunch: { names: { en: 'Lunch' }, usd: 8, per: 'guest' } } },
  { startTime: '00:00' },
  { departures: { '08:00': { seats: 8 }, '23:59': {} } },
  { instantConfirmation: true },
  { leastNights: 3 },
  { mostNights: 3 },
  largestRules,
];

const badWeekdays = [
  null,
  1,
  'a',
  { 1: true },
  [0],
  [8],
  [1.5],
  ['1'],
  [1, 'a'],
  [null],
  Array.from({ length: 22 }, () => 1),
];
const badPeriods = [
  '2026-12-20',
  '2026-12-20 2027-01-05',
  'groups',
  '2026-12-20/2027-01-05 ',
  ' 2026-12-20/2027-01-05',
  '2026-12-20/2027-01-05/2027-01-06',
  '2026-12-20/2027-01-05\n2027-01-06/2027-01-07',
  '',
];
const badWhole = (most: number) => ['4', null, -1, most + 1, 1.5, [1]];
const badPositive = (most: number) => [...badWhole(most), 0];

/** The schema refuses each of these, too. */
export const badRules: Record<keyof OfferRules, readonly unknown[]> = {
  weekdays: badWeekdays,
  arrivalDays: badWeekdays,
  departureDays: badWeekdays,
  closed: [
    '2026-12-20/2027-01-05',
    null,
    7,
    {},
    [7],
    [null],
    manyPeriods(ruleLimits.periods + 1),
    ...badPeriods.flatMap((one) => [[one], [mostPeriods[0], one]]),
  ],
  cutOffHours: badWhole(ruleLimits.cutOffHours),
  seats: badPositive(ruleLimits.seats),
  leastNights: badPositive(maxStayNights),
  mostNights: badPositive(maxStayNights),
  seasons: [
    null,
    7,
    'a',
    [],
    ['2026-12-20/2027-01-05'],
    Object.fromEntries(manyPeriods(ruleLimits.periods + 1).map((period) => [period, 1])),
    // A map cannot have an empty name.
    ...badPeriods.filter(Boolean).map((one) => ({ [one]: 1 })),
  ],
  weekendSurcharge: badNumbers,
  groups: [null, 7, [], { 1: 0 }, { 11: 0 }, { four: 0 }, { 2.5: 0 }, { '2\n3': 0 }],
  guestKinds: [null, 7, 'a', [], ['child'], { dog: { usd: 1 } }, { 'child\ninfant': { usd: 1 } }],
  extras: [
    null,
    7,
    'a',
    [],
    ['lunch'],
    ...['Lunch', '/', 'a b', 'lunch\nguide', 'x'.repeat(41)].map((key) => ({
      [key]: { names: { en: 'Lunch' }, usd: 8, per: 'guest' },
    })),
  ],
  deposit: badWhole(100),
  freeCancellationDays: badWhole(ruleLimits.freeCancellationDays),
  startTime: ['', '7:30', '24:00', '12:60', '07:30 ', '07:30\n', 730, null, ['07:30']],
  departures: [
    null,
    7,
    'a',
    [],
    ['08:00'],
    { '8:00': {} },
    { '24:00': {} },
    { '08:00\n09:00': {} },
  ],
  instantConfirmation: [false, null, 1, 'true', '', [true], { on: true }],
};
