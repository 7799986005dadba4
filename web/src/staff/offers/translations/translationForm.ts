import { otherLanguages } from '@selasar/domain';
import { z } from 'zod';
import { fromRows, toRows } from '../formParts.ts';

type Text = string | string[];
type Texts = Readonly<Record<string, Text>>;
type Stored = Readonly<Record<string, Readonly<Record<string, Text | undefined>>>>;

/** The texts of an offer in other languages, by their codes; an empty one is not translated. */
export const translationFields = <Shape extends z.ZodRawShape>(texts: Shape) => ({
  translations: z.record(z.string(), z.object(texts)),
});

/** As the form has them: each text of each language, empty where there is none. */
export const toTranslationForm = <Form extends Texts>(
  stored: Stored | undefined,
  empty: Form,
): Record<string, Form> =>
  Object.fromEntries(
    otherLanguages.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(empty).map(([name, none]) => {
          const text = stored?.[language]?.[name];
          return [name, Array.isArray(none) ? toRows((text ?? []) as string[]) : (text ?? none)];
        }),
      ) as Form,
    ]),
  );

/** The same without blank rows. */
export const fromTranslationForm = <Form extends Texts>(
  form: Readonly<Record<string, Form>>,
): Record<string, Form> =>
  Object.fromEntries(
    Object.entries(form).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [
          name,
          Array.isArray(text) ? fromRows(text) : text.trim(),
        ]),
      ) as Form,
    ]),
  );

/** As they are stored: what is empty is not there, and without any there is no map. */
export function toTranslations(form: Readonly<Record<string, Texts>> = {}): Stored | undefined {
  const given = Object.entries(fromTranslationForm(form)).flatMap(([language, texts]) => {
    const some = Object.entries(texts).filter(([, text]) => text.length > 0);
    return some.length > 0 ? [[language, Object.fromEntries(some)]] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
