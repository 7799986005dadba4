import { type ByNumber, type FactsOf, type Message, currentLocale, factsOf } from './languages.ts';

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

/** Languages translate `other`; a sentence that is missing follows the English rules, too. */
export function plural<const Text extends Message>(
  count: number,
  one: string,
  other: Text,
  ...[facts]: FactsOf<Text, 'count'>
): string {
  const english = count === 1 ? one : other;
  const translation: string | ByNumber = currentLocale().words?.[other] ?? english;
  const text =
    typeof translation === 'string'
      ? translation
      : (translation[rules().select(count)] ?? translation.other);
  return fill(text, { ...facts, count: formatCount(count) });
}

export const guestCount = (count: number): string => plural(count, '1 guest', '{count} guests');

export const passengerCount = (count: number): string =>
  plural(count, '1 passenger', '{count} passengers');

export const bagCount = (count: number): string => plural(count, '1 bag', '{count} bags');

export const nightCount = (count: number): string => plural(count, '1 night', '{count} nights');

/** Caches an `Intl` formatter per language: creating one takes longer than using it. */
export function eachLanguage<Tool>(create: (locale: string) => Tool): () => Tool {
  const tools = new Map<string, Tool>();
  return () => {
    const { locale } = factsOf(currentLocale().language);
    const tool = tools.get(locale) ?? create(locale);
    tools.set(locale, tool);
    return tool;
  };
}

const lists = eachLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
export const listOf = (words: readonly string[]): string => lists().format(words);

/** Side by side, without an 'and'. What is empty is left out. */
export const enumerated = (texts: readonly (string | false | undefined)[]): string =>
  texts.reduce<string>(
    (first, second) =>
      first && second ? t('{first}, {second}', { first, second }) : first || second || '',
    '',
  );

/** The label alone, if there is nothing to say. */
export const labelled = (label: string, text: string | number = ''): string =>
  text === '' ? label : t('{label}: {text}', { label, text });

/** A formatter of days, given as UTC instants (milliseconds), independent of the machine's zone. */
export function dayFormat(parts: Intl.DateTimeFormatOptions): (utcMs: number) => string {
  const formats = eachLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }),
  );
  // An invalid date is shown as such and does not break the page.
  return (utcMs) => (Number.isNaN(utcMs) ? 'Invalid Date' : formats().format(utcMs));
}

const numbers = eachLanguage(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'negative' }),
);

export const formatCount = (count: number): string => numbers().format(count);
