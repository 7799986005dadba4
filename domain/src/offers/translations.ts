import { mainLanguage, type Language } from '../i18n/languages.ts';
import type { Translations } from './translationsSchema.ts';

export const translationKey = <Tongue extends string, Name extends string>(
  language: Tongue,
  name: Name,
) => `${language}_${name}` as const;

type Text = string | readonly string[];
type Translatable<Name extends string> = Readonly<Record<Name, Text>> & {
  readonly translations?: Translations;
};

/** Texts of a language by field name, in the stored form. */
export const asTranslations = (
  language: Language,
  texts: Readonly<Record<string, Text>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      translationKey(language, name),
      typeof text === 'string' ? text : text.join('\n'),
    ]),
  );

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list is translated as a whole: a mix of two languages could repeat or miss an item. */
function translated<Name extends string>(
  offer: Translatable<Name>,
  name: Name,
  language: Language,
): Text | undefined {
  const text = offer.translations?.[translationKey(language, name)]?.trim();
  if (!text) return undefined;
  const english = offer[name];
  if (typeof english === 'string') return text;
  const lines = linesOf(text);
  return lines.length === english.length ? lines : undefined;
}

/** An offer as visitors read it: in a language where translated, else in English. The translations are removed. */
export function inLanguage<Offer extends object>(
  offer: Offer,
  names: readonly (keyof Offer & string)[],
  language: Language,
): Offer {
  const { translations: _, ...own } = offer as Offer & Translatable<string>;
  if (language === mainLanguage) return own as Offer;
  const texts = Object.fromEntries(
    names.flatMap((name) => {
      const text = translated(offer as Translatable<string>, name, language);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  return { ...own, ...texts, translated: Object.keys(texts) } as unknown as Offer;
}

/** The given fields that have an English text but no translation, or one with a different number of lines. */
export const missingIn = <Name extends string>(
  offer: Translatable<Name>,
  names: readonly Name[],
  language: Language,
): Name[] =>
  names.filter((name) => offer[name].length > 0 && translated(offer, name, language) === undefined);
