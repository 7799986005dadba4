import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { textFactsOf } from './facts/fact.ts';
import { storedFactsSchema } from './facts/factSchema.ts';
import { tourFacts } from './facts/offerFacts.ts';
import { gallerySchema, offerListSchema } from './offerList.ts';
import { storedRulesSchema } from '../pricing/rules/offerRules.ts';
import { slugSchema } from '../core/slug.ts';
import { translationsSchema } from './translationsSchema.ts';
import { lineSchema, linesSchema } from '../core/text.ts';

/** The slug is the document's id. Control characters and empty items are removed on reading. */
export const tourSchema = z.object({
  slug: slugSchema,
  title: lineSchema().min(1).max(limits.name),
  shortDescription: lineSchema().max(limits.shortDescription),
  fullDescription: linesSchema().max(limits.fullDescription),
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
  image: z.string().max(limits.url),
  gallery: gallerySchema,
  featured: z.boolean(),
  rules: storedRulesSchema,
  facts: storedFactsSchema(tourFacts),
  translations: translationsSchema,
  /** Absent from the built-in tours only. */
  createdAt: instantSchema.optional(),
  updatedAt: instantSchema.optional(),
});
export type Tour = z.infer<typeof tourSchema>;

/** The names of places are not translated. */
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
