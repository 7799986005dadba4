import { z } from 'zod';
import { mainLanguage, type Language } from '../language/languages.ts';

type Text = string | readonly string[];
type Texts = Readonly<Record<string, Text | undefined>>;

/** What has texts in English, and may have some of them in other languages. */
interface Translatable {
  readonly translations?: Readonly<Record<string, Texts>> | undefined;
}

type Tolerant<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.ZodCatch<z.ZodOptional<Shape[Name] & z.ZodType>>;
};

/**
 * The texts of an offer in other languages, by their codes, each with the bounds of the English one. One that is damaged
 * is read as if it were not there: the English one is.
 */
export function translationsOf<Shape extends z.ZodRawShape>(texts: z.ZodObject<Shape>) {
  const tolerant = Object.fromEntries(
    Object.entries(texts.shape).map(([name, schema]) => [
      name,
      (schema as z.ZodType).optional().catch(undefined),
    ]),
  ) as Tolerant<Shape>;
  return z
    .record(z.string(), z.object(tolerant).catch({} as never))
    .optional()
    .catch(undefined);
}

/** A list is translated whole: half of one beside half of another would tell of a step twice, or of none. */
const isComplete = (text: Text | undefined, english: unknown): text is Text =>
  text !== undefined &&
  text.length > 0 &&
  (!Array.isArray(text) || (Array.isArray(english) && text.length === english.length));

/** An offer as visitors read it: in a language as far as it is translated, else in English. Its translations stay behind. */
export function inLanguage<Offer extends object>(offer: Offer, language: Language): Offer {
  const { translations, ...own } = offer as Offer & Translatable;
  const texts = language === mainLanguage ? {} : (translations?.[language] ?? {});
  const translated = Object.entries(texts).filter(([name, text]) =>
    isComplete(text, own[name as keyof typeof own]),
  );
  return { ...own, ...Object.fromEntries(translated) } as unknown as Offer;
}

/** Of the given fields, those that have words in English and none, or not as many, in a language. */
export const missingIn = <Name extends string>(
  offer: Readonly<Record<Name, Text>> & Translatable,
  names: readonly Name[],
  language: Language,
): Name[] =>
  names.filter(
    (name) =>
      offer[name].length > 0 && !isComplete(offer.translations?.[language]?.[name], offer[name]),
  );
