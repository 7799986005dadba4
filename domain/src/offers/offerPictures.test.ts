import { tours } from '@selasar/brand/samples';
import { expect, it } from 'vitest';
import { limits } from '../core/limits.ts';
import { offerPictures } from './offerPictures.ts';
import { tourSchema, tourTextNames } from './offer.ts';
import { inLanguage, missingIn } from './translations.ts';

const [sample] = tours;
const upload = (name: string) =>
  `http://127.0.0.1:9199/v0/b/demo-a.appspot.com/o/tour-images%2F${name}_1600_og-1?alt=media&token=a-1`;
const id = '0f3c11aa-5e1a-4c0e-9d8b-000000000001';
const stored = (more: object) =>
  tourSchema.parse({
    ...sample,
    image: '/images/a.webp',
    gallery: [upload(id), '/images/b.webp'],
    facts: undefined,
    ...more,
  });
const captions = `/images/a.webp The pool\n${id} A walk, at dusk`;

it('gives each picture its caption and mark, wherever it is in the list', () => {
  const facts = { captions, guestPictures: id };
  expect(offerPictures(stored({ facts }))).toEqual([
    { src: '/images/a.webp', caption: 'The pool', language: 'en', byGuests: false },
    { src: upload(id), caption: 'A walk, at dusk', language: 'en', byGuests: true },
    { src: '/images/b.webp', byGuests: false },
  ]);
  const [first] = offerPictures(
    stored({ facts, image: '', gallery: ['/images/b.webp', upload(id)] }),
  );
  expect(first).toEqual({ src: '/images/b.webp', byGuests: false });
});

it('shows captions in another language once all of them are translated', () => {
  const of = (translation?: string) =>
    stored({
      facts: { captions },
      ...(translation && { translations: { id_captions: translation } }),
    });
  const shown = (translation?: string) =>
    offerPictures(inLanguage(of(translation), tourTextNames, 'id')).map((one) => [
      one.caption,
      one.language,
    ]);
  const english = [
    ['The pool', 'en'],
    ['A walk, at dusk', 'en'],
    [undefined, undefined],
  ];
  expect(shown()).toEqual(english);
  expect(shown(`${id} Jalan kaki`)).toEqual(english);
  // As many, but one of them for a picture that is gone.
  expect(shown(`${id} Jalan kaki\n/images/gone.webp Kolam`)).toEqual(english);
  expect(missingIn(of(`${id} Jalan kaki`), ['captions'], 'id')).toEqual(['captions']);
  const whole = `${id} Jalan kaki\n/images/a.webp Kolam`;
  expect(shown(whole)).toEqual([
    ['Kolam', undefined],
    ['Jalan kaki', undefined],
    [undefined, undefined],
  ]);
  expect(missingIn(of(whole), ['captions'], 'id')).toEqual([]);
});

it.each<[string, unknown]>([
  ['a number', 7],
  ['a list', ['/images/a.webp The pool']],
  ['a caption without its picture', 'The\n/images/gone.webp Gone'],
  ['no caption after the picture', '/images/a.webp \n/images/b.webp'],
])('reads %s as no caption, and keeps the pictures', (_, damaged) => {
  const pictures = offerPictures(stored({ facts: { captions: damaged, guestPictures: damaged } }));
  expect(pictures.map(({ caption }) => caption)).toEqual([undefined, undefined, undefined]);
});

it('shows each picture once, and no empty one', () => {
  const offer = stored({ image: '', gallery: ['/images/b.webp', '', '/images/b.webp'] });
  expect(offerPictures(offer).map(({ src }) => src)).toEqual(['/images/b.webp']);
  expect(offerPictures(stored({ image: '', gallery: [] }))).toEqual([]);
});

it('reads at most thirty pictures', () => {
  const gallery = Array.from({ length: 31 }, (_, index) => `/images/${index}.webp`);
  const pictures = offerPictures(stored({ gallery }));
  expect(pictures).toHaveLength(limits.galleryPictures + 1);
  expect(pictures.at(-1)?.src).toBe('/images/28.webp');
});
