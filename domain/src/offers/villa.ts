import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { textFactsOf } from './facts/fact.ts';
import { storedFactsSchema } from './facts/factSchema.ts';
import { villaFacts } from './facts/offerFacts.ts';
import { gallerySchema, offerListSchema } from './offerList.ts';
import { storedRulesSchema } from '../pricing/rules/offerRules.ts';
import { slugSchema } from '../core/slug.ts';
import { translationsSchema } from './translationsSchema.ts';
import { lineSchema, linesSchema } from '../core/text.ts';

/** The slug is the document's id. Control characters and empty items are removed on reading. */
export const villaSchema = z.object({
  slug: slugSchema,
  name: lineSchema().min(1).max(limits.name),
  shortDescription: lineSchema().max(limits.shortDescription),
  fullDescription: linesSchema().max(limits.fullDescription),
  location: lineSchema().max(limits.name),
  /** US dollars. */
  pricePerNight: z.number().min(0).max(limits.priceUsd),
  capacity: z.number().int().min(0).max(limits.villaCapacity),
  bedrooms: z.number().int().min(0).max(limits.rooms),
  bathrooms: z.number().int().min(0).max(limits.rooms),
  amenities: offerListSchema,
  hasPool: z.boolean(),
  image: z.string().max(limits.url),
  gallery: gallerySchema,
  featured: z.boolean(),
  rules: storedRulesSchema,
  facts: storedFactsSchema(villaFacts),
  translations: translationsSchema,
  /** Absent from the built-in villas only. */
  createdAt: instantSchema.optional(),
  updatedAt: instantSchema.optional(),
});
export type Villa = z.infer<typeof villaSchema>;

/** Its name and the names of places are not translated. */
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
