import {
  asTranslations,
  inLanguage,
  missingIn,
  tourSchema,
  tourTextNames,
  villaSchema,
  villaTextNames,
} from '../src/offers/index.ts';
import { offerRulesSchema } from '../src/pricing/index.ts';
import words from '../src/i18n/id.json';
import { expect, it } from 'vitest';
import { otherTexts } from '@selasar/brand';
import { otherSamples } from '@selasar/brand/samples/others';
import { testimonials, tours, villas } from '@selasar/brand/samples';
import * as english from '@selasar/brand/texts';

const samples = (await otherSamples.id?.()) ?? { tours: {}, villas: {} };
const siteTexts = (await otherTexts.id?.())?.siteTexts ?? english.siteTexts;

it('has five tours at their prices, three of them featured', () => {
  expect(tours.map((tour) => tour.priceFrom)).toEqual([85, 65, 120, 95, 75]);
  expect(tours.filter((tour) => tour.featured)).toHaveLength(3);
  expect(tours.map((tour) => tour.slug).slice(0, 4)).toEqual([
    'ubud-jungle-adventure',
    'mount-batur-sunrise-trek',
    'romantic-uluwatu-sunset',
    'sacred-temples-tour',
  ]);
  expect(testimonials).toHaveLength(6);
});

const inIndonesian = (texts: Parameters<typeof asTranslations>[1] = {}) => ({
  translations: asTranslations('id', texts),
});

/** The named texts of an offer as translations have them: facts beside fields, and lists with one item per line. */
const textsOf = (offer: object & { facts?: object | undefined }, names: readonly string[]) => {
  const all = { ...offer, ...offer.facts };
  return asTranslations(
    'id',
    Object.fromEntries(names.map((name) => [name, Reflect.get(all, name)])),
  );
};

it.each(tours)('has each text of the tour $slug in Indonesian', (tour) => {
  const texts = samples.tours[tour.slug];
  const read = tourSchema.parse({ ...tour, ...inIndonesian(texts) });
  expect(missingIn(read, tourTextNames, 'id')).toEqual([]);
  expect(textsOf(inLanguage(read, tourTextNames, 'id'), Object.keys(texts ?? {}))).toMatchObject(
    asTranslations('id', texts ?? {}),
  );
});

it.each(villas)('has each text of the villa $slug in Indonesian', (villa) => {
  const texts = samples.villas[villa.slug];
  const read = villaSchema.parse({ ...villa, ...inIndonesian(texts) });
  expect(missingIn(read, villaTextNames, 'id')).toEqual([]);
  expect(textsOf(inLanguage(read, villaTextNames, 'id'), Object.keys(texts ?? {}))).toMatchObject(
    asTranslations('id', texts ?? {}),
  );
});

it.each([...tours, ...villas])('has facts of $slug, all of them valid', (offer) => {
  const schema = 'priceFrom' in offer ? tourSchema : villaSchema;
  expect(offer.facts).toBeDefined();
  expect(schema.parse(offer).facts).toEqual(offer.facts);
});

it.each(villas)(
  '$slug has a line for the beds of each bedroom, and a bed for each guest',
  (villa) => {
    const beds = villa.facts?.['beds'] ?? '';
    expect(beds.split('\n')).toHaveLength(villa.bedrooms);
    const sleeps = Array.from(
      beds.matchAll(/(\d+) (king|queen|single) beds?/g),
      ([, count, size]) => (size === 'single' ? Number(count) : 2 * Number(count)),
    );
    expect(sleeps.reduce((sum, one) => sum + one, 0)).toBe(villa.capacity);
  },
);

it.each(siteTexts.footer.popularTours)('$slug has one title in Indonesian', ({ slug, title }) => {
  expect(samples.tours[slug]).toMatchObject({ title });
});

const toMinutes = (time = '') => {
  const [hours = 0, minutes = 0] = time.split(/[:.]/).map(Number);
  return hours * 60 + minutes;
};
/** The first time of day of a line, '1:30 PM' or '13.30', in minutes. */
const timeIn = (line = '') => {
  const [, time, half] = /(\d{1,2}[:.]\d{2})(?: ([AP]M))?/.exec(line) ?? [];
  return (toMinutes(time) % (half ? 720 : 1440)) + (half === 'PM' ? 720 : 0);
};

it.each(tours)('$slug begins when its rules say, and takes as long as it says', (tour) => {
  const { startTime } = offerRulesSchema.parse(tour.rules);
  const start = toMinutes(startTime);
  const end = start + Number.parseInt(tour.duration) * 60;
  for (const itinerary of [tour.itinerary, samples.tours[tour.slug]?.itinerary]) {
    expect([timeIn(itinerary?.[0]), timeIn(itinerary?.at(-1))]).toEqual([start, end]);
  }
});

it('insures the guests of each tour, as the terms say', () => {
  expect(JSON.stringify(english.terms)).toContain('Our tours include accident insurance.');
  for (const { inclusions } of tours) expect(inclusions).toContain('Accident insurance');
});

it('includes breakfast in each villa, as the pages of villas say', () => {
  expect(english.siteTexts.villas.description).toContain('with breakfast');
  for (const { amenities } of villas) expect(amenities.join()).toMatch(/daily breakfast/i);
});

it('is spelled as in America, as the company writes of travelers', () => {
  const british =
    /metres?\b|centre\b|neighbour|colour|favour|\bgrey\b|travell|\w+isation|towards\b/i;
  const publicText = JSON.stringify([english, tours, villas, testimonials, Object.keys(words)]);
  expect(british.exec(publicText)).toBeNull();
});
