import { colors, company, otherTexts, pictures } from '@selasar/brand';
import { otherSamples } from '@selasar/brand/samples/others';
import * as english from '@selasar/brand/texts';
import { sampleTours, sampleVillas, testimonials } from '@selasar/domain/samples';

/** Shorter texts are too generic: 'Daily breakfast'. */
const leastLetters = 40;

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const others = Object.values(otherTexts).map((load) => load());
const texts = [english, ...(await Promise.all(others))].map(({ siteTexts, privacy, terms }) => [
  siteTexts,
  privacy,
  terms,
]);
const translated = await Promise.all(Object.values(otherSamples).map((load) => load()));
const contacts = [company.phone, company.whatsApp ?? ''].flatMap((phone) => [
  phone,
  phone.replaceAll(/\D/g, ''),
]);
const words = [
  company.name,
  ...company.name.split(' ').filter((word) => word !== company.address.region),
  ...contacts,
  company.email,
  company.staffEmail,
  company.email.replace(/^.*@/, ''),
  company.address.street,
  ...[...sampleTours, ...sampleVillas].map(({ slug }) => slug),
  ...sampleTours.map(({ title }) => title),
  ...[...sampleVillas, ...testimonials].map(({ name }) => name),
  ...stringsIn(pictures.hero),
  ...[texts, sampleTours, sampleVillas, translated, testimonials]
    .flatMap(stringsIn)
    .filter((text) => text.length >= leastLetters),
];

/** '#1f4b3f' is also '31 75 63' and '31, 75, 63'. */
const shades = stringsIn(colors).flatMap((color) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [color, `rgb(${parts.join(' ')}`, `rgb(${parts.join(', ')}`, `rgba(${parts.join(', ')}`];
});

const forbidden = [...new Set([...words, ...shades])]
  .filter(Boolean)
  .map((text) => text.toLowerCase());

/** Internal names, visible to programmers only: of the packages and of the local Firebase project. */
const internal = /@selasar\/|demo-selasar/g;

/** The parts of our own brand in a text, including HTML and JSON. */
export function oursIn(text: string): string[] {
  const plain = text
    .replaceAll(internal, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(String.raw`\"`, '"')
    .toLowerCase();
  return forbidden.filter((words) => plain.includes(words));
}
