import { mainLanguage, type Language } from '../i18n/languages.ts';
import { readCaptions } from './pictures.ts';

export const translationKey = <Tongue extends string, Name extends string>(
  language: Tongue,
  name: Name,
) => `${language}_${name}` as const;

type Text = string | readonly string[];
interface Translatable {
  readonly facts?: Readonly<Record<string, string | undefined>> | undefined;
  readonly translations?: Readonly<Record<string, string>> | undefined;
}
type FactOf<Offer> = Offer extends { facts?: infer Facts }
  ? keyof NonNullable<Facts> & string
  : never;
export type TextName<Offer> = (keyof Offer & string) | FactOf<Offer>;

const isField = (offer: object, name: string): boolean => name in offer;
const textOf = (offer: Translatable, name: string): Text =>
  (isField(offer, name) ? (Reflect.get(offer, name) as Text) : offer.facts?.[name]) ?? '';

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

/** A list is translated as a whole: a mix of two languages could repeat or miss an item. Captions have keys. */
function translated(offer: Translatable, name: string, language: Language): Text | undefined {
  const text = offer.translations?.[translationKey(language, name)]?.trim();
  const english = textOf(offer, name);
  if (!text || english.length === 0) return undefined;
  if (name === 'captions') {
    const captions = readCaptions(text);
    return [...readCaptions(String(english)).keys()].every((key) => captions.has(key))
      ? text
      : undefined;
  }
  const hasAllLines = (lines: readonly string[]) => linesOf(text).length === lines.length;
  if (typeof english !== 'string') return hasAllLines(english) ? linesOf(text) : undefined;
  return isField(offer, name) || hasAllLines(linesOf(english)) ? text : undefined;
}

/** English where not translated. The translations are removed. */
export function inLanguage<Offer extends object>(
  offer: Offer,
  names: readonly TextName<Offer>[],
  language: Language,
): Offer {
  const { translations: _, ...own } = offer as Offer & Translatable;
  if (language === mainLanguage) return own as Offer;
  const texts = names.flatMap((name) => {
    const text = translated(offer, name, language);
    return text === undefined ? [] : [[name, text] as const];
  });
  const facts = Object.fromEntries(texts.filter(([name]) => !isField(offer, name)));
  return {
    ...own,
    ...Object.fromEntries(texts.filter(([name]) => isField(offer, name))),
    ...(own.facts && { facts: { ...own.facts, ...facts } }),
    translated: texts.map(([name]) => name),
  } as unknown as Offer;
}

/** Fields with an English text, but no translation or one with a different number of lines. */
export const missingIn = <Offer extends object, Name extends TextName<Offer>>(
  offer: Offer,
  names: readonly Name[],
  language: Language,
): Name[] =>
  names.filter(
    (name) => textOf(offer, name).length > 0 && translated(offer, name, language) === undefined,
  );

interface Translated {
  readonly translated?: readonly string[];
}

/** For the attribute `lang` of a text that may be in English on a page in another language. */
export const textLanguage = <Offer extends object>(
  offer: Offer,
  name: TextName<Offer>,
): Language | undefined =>
  (offer as Translated).translated?.includes(name) ? undefined : mainLanguage;
