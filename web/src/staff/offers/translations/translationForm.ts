import { linesOf, otherLanguages, translationKey } from '@selasar/domain';
import type { Language, mainLanguage, Tour } from '@selasar/domain';
import type { z } from 'zod';
import { fromRows, toRows } from '../formParts.ts';
import { languageName } from './languageName.ts';

type Text = string | string[];
type Stored = Tour['translations'];
/** A form field for each text in each other language, such as 'id_title'. */
type Translated<Texts> = {
  [
    Name in keyof Texts & string as `${Exclude<Language, typeof mainLanguage>}_${Name}`
  ]: Texts[Name];
};

/** Maps each text in each language: `of` gets the text, its language and its name. */
const eachOf = <Texts extends object, Value = Texts[keyof Texts]>(
  texts: Texts,
  of: (one: Texts[keyof Texts], language: Language, name: string) => Value,
) =>
  Object.fromEntries(
    otherLanguages.flatMap((language) =>
      Object.entries(texts).map(([name, one]) => [
        translationKey(language, name),
        of(one as Texts[keyof Texts], language, name),
      ]),
    ),
  );

/** The form fields for the given texts. */
export const translationFields = <Texts extends z.ZodRawShape>(texts: Texts) =>
  eachOf(texts, (schema) => schema) as Translated<Texts>;

/** Form values: a text where `empty` has an empty text, otherwise a list with one row per line. */
export const toTranslationForm = <Texts extends Readonly<Record<string, Text>>>(
  stored: Stored,
  empty: Texts,
) =>
  eachOf<Texts, Text>(empty, (none, language, name) => {
    const text = stored?.[translationKey(language, name)] ?? '';
    return Array.isArray(none) ? toRows(linesOf(text)) : text;
  }) as Translated<Texts>;

/** 'Title (Indonesian)'. */
export const translationLabels = <Texts extends Readonly<Record<string, string>>>(texts: Texts) =>
  eachOf<Texts, string>(
    texts,
    (label, language) => `${label} (${languageName(language)})`,
  ) as Translated<Texts>;

export const isTranslation = (name: string): boolean =>
  otherLanguages.some((language) => name.startsWith(translationKey(language, '')));

/** The same form without blank rows and without spaces around texts. */
export const fromTranslationForm = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      isTranslation(name) ? tidy(value as Text) : value,
    ]),
  ) as Form;

const tidy = (text: Text): Text =>
  Array.isArray(text) ? fromRows(text) : text.replaceAll(/\r\n?/g, '\n').trim();

/** Stored form: empty texts are left out, and without texts there is no map. */
export function toTranslations(form: Readonly<Record<string, unknown>>): Stored {
  const given = Object.entries(fromTranslationForm(form)).flatMap(([name, value]) => {
    if (!isTranslation(name)) return [];
    const text = Array.isArray(value) ? value.join('\n') : String(value);
    return text === '' ? [] : [[name, text]];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
