import { eachLanguage, formatCount } from './intl.ts';
import type { ByNumber, FactsOf, Message } from './message.ts';
import { currentLocale } from './locale.ts';

const fill = (text: string, facts: Readonly<Record<string, string | number>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(facts[key] ?? name));

export const translated = (text: string): string => {
  const words: Readonly<Record<string, unknown>> = currentLocale().words ?? {};
  const translation = words[text];
  return typeof translation === 'string' ? translation : text;
};

export function t<const Text extends Message>(text: Text, ...[facts]: FactsOf<Text>): string {
  const translation = currentLocale().words?.[text] ?? text;
  return fill(typeof translation === 'string' ? translation : translation.other, facts);
}

const rules = eachLanguage((locale) => new Intl.PluralRules(locale));

/** Languages translate `other`. */
export function plural<const Text extends Message>(
  count: number,
  one: string,
  other: Text,
  ...[facts]: FactsOf<Text, 'count'>
): string {
  const translation: string | ByNumber = currentLocale().words?.[other] ?? { one, other };
  const text =
    typeof translation === 'string'
      ? translation
      : (translation[rules().select(count)] ?? translation.other);
  return fill(text, { ...facts, count: formatCount(count) });
}
