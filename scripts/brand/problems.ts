import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { colors, company, otherTexts, pictures } from '@selasar/brand';
import { otherSamples } from '@selasar/brand/samples/others';
import * as english from '@selasar/brand/texts';
import { tourSchema, villaSchema } from '@selasar/domain/offers';
import {
  type BrandTexts,
  colorProblems,
  colorsSchema,
  companySchema,
  hints,
  legalTextSchema,
  picturesSchema,
  siteTextsSchema,
  testimonialSchema,
} from '@selasar/brand/schema';
import { sampleTours, sampleVillas, testimonials } from '@selasar/domain/samples';
import { z } from 'zod';
import { icons } from '../../brand/art/icons.ts';
import { ROOT } from '../suite/root.ts';

/** The files of the brand, with their content and schema. */
const parts = [
  ['company.ts', company, companySchema],
  ['colors.ts', colors, colorsSchema],
  ['pictures.ts', pictures, picturesSchema],
  ['samples/tours.ts', sampleTours, z.array(tourSchema).min(1, hints.tours)],
  ['samples/villas.ts', sampleVillas, z.array(villaSchema).min(1, hints.villas)],
  ['samples/testimonials.ts', testimonials, z.array(testimonialSchema)],
] as const;

/** Other languages come from translators, in one file. */
const fileOf = (code: string, english: string): string =>
  code === 'en' ? `texts/en/${english}.ts` : `texts/${code}.json`;

const textsOf = (code: string, { siteTexts, privacy, terms }: BrandTexts) =>
  [
    [fileOf(code, 'site'), siteTexts, siteTextsSchema],
    [fileOf(code, 'privacy'), privacy, legalTextSchema],
    [fileOf(code, 'terms'), terms, legalTextSchema],
  ] as const;

/** By language, English first. */
const readTexts = async (): Promise<[code: string, texts: BrandTexts][]> => [
  ['en', english],
  ...(await Promise.all(
    Object.entries(otherTexts).map(
      async ([code, load]) => [code, await load()] satisfies [string, BrandTexts],
    ),
  )),
];

/** The problems of the brand: file, position, value and solution. */
export async function brandProblems(folder = path.join(ROOT, 'brand')): Promise<string[]> {
  const texts = await readTexts();
  const found = [...parts, ...texts.flatMap(([code, words]) => textsOf(code, words))].flatMap(
    ([file, value, schema]) => problemsOf(file, value, schema),
  );
  // The other checks need valid values.
  if (found.length > 0) return found;
  return [
    ...colorProblems(colors).map((problem) => `brand/colors.ts: ${problem}`),
    ...texts.flatMap(([code, words]) => popularProblems(code, words)),
    ...sampleProblems(),
    ...(await translationProblems()),
    ...(await logoProblems(folder)),
    ...neededFiles
      .filter((file) => !existsSync(path.join(folder, 'public', file)))
      .map((file) => `brand/public/${file} is missing. ${howToCreate(file)}`),
  ];
}

/** The schema's issues of a file, as text. */
export function problemsOf(file: string, value: unknown, schema: z.ZodType): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path: way, message }) => {
    const there = valueAt(value, way);
    const is = there === undefined ? 'missing' : JSON.stringify(there);
    // An issue of the whole file has no position.
    const place = way.length === 0 ? '' : `${way.map(String).join('.')} is ${is}. `;
    return `brand/${file}: ${place}${message}`;
  });
}

const valueAt = (value: unknown, way: readonly PropertyKey[]): unknown =>
  way.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );

const titles = new Map(sampleTours.map(({ slug, title }) => [slug, title]));

/** Other languages may word the title differently. */
const popularProblems = (code: string, { siteTexts }: BrandTexts): string[] =>
  siteTexts.footer.popularTours
    .filter(({ slug, title }) => (code === 'en' ? titles.get(slug) !== title : !titles.has(slug)))
    .map(
      ({ slug, title }) =>
        `brand/${fileOf(code, 'site')}: footer.popularTours has '${title}' with the slug '${slug}', which no tour in samples/tours.ts has. Copy both from there.`,
    );

function sampleProblems(): string[] {
  const named = new Map([
    ...titles,
    ...sampleVillas.map(({ slug, name }) => [slug, name] as const),
  ]);
  const slugs = [...sampleTours, ...sampleVillas].map(({ slug }) => slug);
  return [
    ...testimonials
      .filter(({ itemId, tourOrVilla }) => named.get(itemId) !== tourOrVilla)
      .map(
        ({ id, itemId, tourOrVilla }) =>
          `brand/samples/testimonials.ts: '${id}' is about '${tourOrVilla}' with the slug '${itemId}', which no tour or villa of samples/ has. Copy both from there.`,
      ),
    ...slugs
      .filter((slug, place) => slugs.indexOf(slug) !== place)
      .map((slug) => `brand/samples: two have the slug '${slug}'. Give one of them another.`),
  ];
}

/** Translations that are never shown. */
async function translationProblems(): Promise<string[]> {
  const offered = { tours: sampleTours, villas: sampleVillas };
  const kinds = ['tours', 'villas'] as const;
  const loaded = await Promise.all(
    Object.entries(otherSamples).map(async ([code, load]) => ({ code, samples: await load() })),
  );
  return loaded.flatMap(({ code, samples }) =>
    kinds.flatMap((kind) =>
      Object.keys(samples[kind])
        .filter((slug) => offered[kind].every((offer) => offer.slug !== slug))
        .map(
          (slug) =>
            `brand/samples/${code}.json: ${kind} has '${slug}', which is no slug of samples/${kind}.ts. Copy it from there.`,
        ),
    ),
  );
}

/** Every page loads these. Other missing pictures are replaced by the placeholder. */
const neededFiles = ['favicon.svg', 'images/placeholder.svg', ...icons.map((icon) => icon.path)];
const howToCreate = (file: string) =>
  file.startsWith('icons/')
    ? 'Make it of favicon.svg: npm run pictures icons/'
    : 'Put a plain SVG there.';

/** The logo is inlined into pages unchanged. */
async function logoProblems(folder: string): Promise<string[]> {
  const file = path.join(folder, 'logo.svg');
  if (!existsSync(file)) return [];
  const drawing = await readFile(file, 'utf8');
  return /^<svg\s[^>]*viewBox=/.test(drawing) &&
    !/<script|<foreignObject|\son\w+=|href=/i.test(drawing)
    ? []
    : [
        'brand/logo.svg: it has to begin with <svg and a viewBox, and to have no scripts and links. Save it as a plain SVG, or delete the file: then the name is the logo.',
      ];
}

/** Throws an Error that lists all problems of the brand. */
export async function checkBrand(): Promise<void> {
  const problems = await brandProblems();
  if (problems.length === 0) return;
  throw new Error(`The brand needs a change (docs/make-it-yours.md):\n  ${problems.join('\n  ')}`);
}
