import { z } from 'zod';
import { instantSchema } from './instant.ts';
import { limits } from './limits.ts';
import { slugSchema } from './slugs.ts';
import { textListSchema } from './text.ts';

/** A document of `villas`. The slug is the document's id. */
export const villaSchema = z.object({
  slug: slugSchema,
  name: z.string().min(1).max(limits.name),
  shortDescription: z.string().max(limits.shortDescription),
  fullDescription: z.string().max(limits.fullDescription),
  location: z.string().max(limits.name),
  /** US dollars. */
  pricePerNight: z.number().min(0).max(limits.priceUsd),
  /** Guests. */
  capacity: z.number().int().min(0).max(limits.villaCapacity),
  bedrooms: z.number().int().min(0).max(limits.rooms),
  bathrooms: z.number().int().min(0).max(limits.rooms),
  amenities: textListSchema,
  hasPool: z.boolean(),
  image: z.string().max(limits.url),
  gallery: textListSchema,
  featured: z.boolean(),
  /** Absent from the built-in villas only. */
  createdAt: instantSchema.optional(),
  updatedAt: instantSchema.optional(),
});
export type Villa = z.infer<typeof villaSchema>;
