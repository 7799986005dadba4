import { factsOf } from './languages.ts';
import { currentLocale } from './locale.ts';

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
