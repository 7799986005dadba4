import { type Language, otherLanguages } from '@selasar/domain/i18n';
import { linesOf, missingIn, type Tour, translationKey } from '@selasar/domain/offers';
import { fromRows, toRows } from '../offerFields.ts';

type Text = string | string[];
type Translations = Tour['translations'];
type ByName<Value> = Readonly<Record<string, Value>>;

const names = new Intl.DisplayNames('en', { type: 'language' });
export const languageName = (language: Language): string => names.of(language) ?? language;

/** Maps each text in each language to a form field, such as 'id_title'. */
const eachOf = <One, Value>(
  texts: ByName<One>,
  of: (one: One, language: Language, field: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    otherLanguages.flatMap((language) =>
      Object.entries(texts).map(([name, one]) => {
        const field = translationKey(language, name);
        return [field, of(one, language, field)];
      }),
    ),
  );

export const translationFields = <Schema>(texts: ByName<Schema>) =>
  eachOf(texts, (schema) => schema);

export const toTranslationForm = (stored: Translations, empty: ByName<Text>) =>
  eachOf(empty, (none, _, field): Text => {
    const text = stored?.[field] ?? '';
    return Array.isArray(none) ? toRows(linesOf(text)) : text;
  });

export const translationLabels = (texts: ByName<string>) =>
  eachOf(texts, (label, language) => `${label} (${languageName(language)})`);

export const isTranslation = (name: string): boolean =>
  otherLanguages.some((language) => name.startsWith(translationKey(language, '')));

export const fromTranslationForm = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      isTranslation(name) ? tidy(value as Text) : value,
    ]),
  ) as Form;

const tidy = (text: Text): Text =>
  Array.isArray(text) ? fromRows(text) : text.replaceAll(/\r\n?/g, '\n').trim();

/** Empty texts are left out, and without texts there is no map. */
export function toTranslations(form: ByName<unknown>): Translations {
  const given = Object.entries(fromTranslationForm(form)).flatMap(([name, value]) => {
    if (!isTranslation(name)) return [];
    const text = Array.isArray(value) ? value.join('\n') : String(value);
    return text === '' ? [] : [[name, text]];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

export const missingText = (offer: object, texts: readonly string[]): string =>
  otherLanguages
    .flatMap((language) => {
      const { length } = missingIn(offer as ByName<unknown>, texts, language);
      return length > 0 ? [`${languageName(language)}: ${length} missing`] : [];
    })
    .join(' · ');
