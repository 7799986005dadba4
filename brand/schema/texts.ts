import { z } from 'zod';
import { hints } from './hints.ts';

const text = z.string().trim().min(1, hints.text);
const alt = z.string().trim().min(1, hints.alt);
const page = z.strictObject({ subtitle: text, description: text });

export const siteTextsSchema = z.strictObject({
  description: text,
  /** Descriptions of the banner pictures. */
  heroAlts: z.strictObject({ home: alt, tours: alt, villas: alt }),
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
  /** The date as displayed. */
  updated: text,
  sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text) })),
});
export type LegalText = z.input<typeof legalTextSchema>;

/** A company's own texts in a language: the files of a folder of `brand/texts`. */
export interface BrandTexts {
  readonly siteTexts: SiteTexts;
  readonly privacy: LegalText;
  readonly terms: LegalText;
}
/** A language beside English, as in ISO 639-1; the domain has its sentences. */
type OtherLanguage = 'de' | 'id' | 'ja' | 'zh';
/** What loads the company's texts, by language. English stands where it is read. */
export type OtherTexts = Readonly<Partial<Record<OtherLanguage, () => Promise<BrandTexts>>>>;

/** Texts of tours and villas, by slug and field. */
export type SampleTexts = Readonly<
  Record<
    'tours' | 'villas',
    Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>
  >
>;
/** The loader of the sample texts of each language. */
export type OtherSamples = Readonly<Partial<Record<OtherLanguage, () => Promise<SampleTexts>>>>;
