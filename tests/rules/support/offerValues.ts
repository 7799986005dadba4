import { limits } from '@selasar/domain';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { Timestamp } from 'firebase/firestore';

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

/** Where the tests of these values have their documents. */
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
/** As long as one may be. */
const longestPicture = (size: number) => `/images/${text(size - 12)}.svg`;
const longestGallery: string[] = Array(limits.listItems).fill(longestPicture(limits.listItemText));

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

/** As large as the schemas of the domain let it be. */
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
    sample: sampleTours[0]!,
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
    },
  },
  {
    name: 'villas',
    sample: sampleVillas[0]!,
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
    },
  },
];
