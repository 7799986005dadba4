import { z } from 'zod';
import { hints } from './hints.ts';

const text = z.string().trim().min(1, hints.text);
const page = z.strictObject({ subtitle: text, description: text });

export const siteTextsSchema = z.strictObject({
  description: text,
  home: z.strictObject({
    title: text,
    subtitle: text,
    description: text,
    tours: text,
    villas: text,
  }),
  tours: page,
  villas: page,
  contact: page,
  testimonials: page,
  transfers: z.strictObject({ intro: text, promises: z.array(text) }),
  about: z.strictObject({ title: text, paragraphs: z.array(text), claims: z.array(text) }),
  footer: z.strictObject({
    about: text,
    popularTours: z.array(z.strictObject({ slug: text, title: text })),
  }),
});
export type SiteTexts = z.input<typeof siteTextsSchema>;

export const legalTextSchema = z.strictObject({
  title: text,
  description: text,
  /** As it is shown. */
  updated: text,
  sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text) })),
});
export type LegalText = z.input<typeof legalTextSchema>;
