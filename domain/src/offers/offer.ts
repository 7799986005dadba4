import { z } from 'zod';
import { slugSchema } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import { clockTimeSchema, instantSchema } from '../core/schemas.ts';
import { lineSchema, linesSchema } from '../core/text.ts';
import { otherLanguages } from '../i18n/languages.ts';
import { storedRulesSchema } from '../pricing/rules/offerRules.ts';
import { textFactsOf, tourFacts, villaFacts, type FactSpec, type FactTable } from './facts.ts';
import { areCaptions, readCaptions, writeCaptions } from './pictures.ts';
import { translationKey } from './translations.ts';

const tooLong = problem('text-too-long');

function countSchema(min: number, max: number) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const issue = (found: ReturnType<typeof problem>, limit?: number) =>
        context.addIssue({
          code: 'custom',
          ...found,
          ...(limit !== undefined && { params: { limit } }),
        });
      if (text === '') return;
      if (!/^\d+$/.test(text)) issue(problem('number-not-whole'));
      else if (Number(text) < min) issue(problem('number-too-small'), min);
      else if (Number(text) > max) issue(problem('number-too-large'), max);
    });
}

/** '' is none; a list is a text with one item per line. */
export function factSchema({ kind }: FactSpec): z.ZodType<string, string> {
  switch (kind.is) {
    case 'choice':
    case 'choices': {
      const isOption = (one: string) => Object.hasOwn(kind.options, one);
      const areOptions = (text: string) =>
        text === '' || (kind.is === 'choice' ? isOption(text) : text.split('\n').every(isOption));
      return z.string().refine(areOptions, problem('field-invalid'));
    }
    case 'count':
      return countSchema(kind.min, kind.max);
    case 'time':
      return clockTimeSchema;
    case 'line':
    case 'name':
      return lineSchema().max(kind.maxLength, tooLong);
    case 'picture':
      return z.string().trim().max(limits.url, tooLong);
    case 'captions':
      return linesSchema()
        .overwrite((text) => writeCaptions(readCaptions(text)))
        .max(limits.translation, tooLong)
        .refine(areCaptions, tooLong);
    default:
      return linesSchema().max(limits.translation, tooLong);
  }
}

type StoredFact = z.ZodCatch<z.ZodOptional<z.ZodType<string, string>>>;

/** A flat map of texts, which the rules can check together. An invalid value is read as none. */
export function storedFactsSchema<Table extends FactTable>(table: Table) {
  const shape = Object.fromEntries(
    Object.entries(table).map(([name, spec]) => [
      name,
      factSchema(spec).optional().catch(undefined),
    ]),
  );
  return z
    .object(shape as { [Name in keyof Table & string]: StoredFact })
    .optional()
    .catch(undefined);
}

const withoutEmpty = (list: readonly string[]): string[] => list.filter((item) => item !== '');

const itemsSchema = z.array(lineSchema().max(limits.listItemText));
const offerListSchema = itemsSchema.max(limits.listItems).overwrite(withoutEmpty);

const descriptions = {
  shortDescription: lineSchema().max(limits.shortDescription),
  fullDescription: linesSchema().max(limits.fullDescription),
};
const shown = {
  image: z.string().max(limits.url),
  /** The pictures beside the main one. */
  gallery: itemsSchema.overwrite((list) => withoutEmpty(list).slice(0, limits.galleryPictures)),
  featured: z.boolean(),
  rules: storedRulesSchema,
};
const stored = {
  /** Keyed by language and field, such as 'id_title'. A list is a text with one item per line. */
  translations: z
    .record(z.string(), linesSchema().max(limits.translation).catch(''))
    .optional()
    .catch(undefined),
  /** Absent from the built-in offers only. */
  createdAt: instantSchema.optional(),
  updatedAt: instantSchema.optional(),
};

/** The slug is the document's id. Control characters and empty items are removed on reading. */
export const tourSchema = z.object({
  slug: slugSchema,
  title: lineSchema().min(1).max(limits.name),
  ...descriptions,
  itinerary: offerListSchema,
  inclusions: offerListSchema,
  exclusions: offerListSchema,
  /** US dollars per person. */
  priceFrom: z.number().min(0).max(limits.priceUsd),
  /** Free text, such as '8 hours'. */
  duration: lineSchema().max(limits.name),
  location: lineSchema().max(limits.name),
  /** Usually a TourCategory; readers accept any other value. */
  category: z.string().max(limits.name),
  ...shown,
  facts: storedFactsSchema(tourFacts),
  ...stored,
});
export type Tour = z.infer<typeof tourSchema>;

export const villaSchema = z.object({
  slug: slugSchema,
  name: lineSchema().min(1).max(limits.name),
  ...descriptions,
  location: lineSchema().max(limits.name),
  /** US dollars. */
  pricePerNight: z.number().min(0).max(limits.priceUsd),
  capacity: z.number().int().min(0).max(limits.villaCapacity),
  bedrooms: z.number().int().min(0).max(limits.rooms),
  bathrooms: z.number().int().min(0).max(limits.rooms),
  amenities: offerListSchema,
  hasPool: z.boolean(),
  ...shown,
  facts: storedFactsSchema(villaFacts),
  ...stored,
});
export type Villa = z.infer<typeof villaSchema>;

/** The names of places and villas are not translated. */
export const tourTextNames = [
  ...tourSchema
    .pick({
      title: true,
      shortDescription: true,
      fullDescription: true,
      duration: true,
      itinerary: true,
      inclusions: true,
      exclusions: true,
    })
    .keyof().options,
  ...textFactsOf(tourFacts),
];

export const villaTextNames = [
  ...villaSchema
    .pick({
      shortDescription: true,
      fullDescription: true,
      amenities: true,
    })
    .keyof().options,
  ...textFactsOf(villaFacts),
];

export const offerTextNames = { tours: tourTextNames, villas: villaTextNames };

export const translationKeys: readonly string[] = otherLanguages.flatMap((language) =>
  [...new Set([...tourTextNames, ...villaTextNames])].map((name) => translationKey(language, name)),
);
