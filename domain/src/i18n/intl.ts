import { factsOf } from './languages.ts';
import { currentLocale } from './locale.ts';

/** Makes a tool of `Intl` once for each language that is spoken: making one takes longer than using it. */
export function eachLanguage<Tool>(make: (locale: string) => Tool): () => Tool {
  const made = new Map<string, Tool>();
  return () => {
    const { locale } = factsOf(currentLocale().language);
    const tool = made.get(locale) ?? make(locale);
    made.set(locale, tool);
    return tool;
  };
}

const lists = eachLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
/** 'Ana, Ben, and Cita' */
export const listOf = (words: readonly string[]): string => lists().format(words);

/** Writes days, given as instants in UTC (milliseconds), whatever zone the machine is in. */
export function dayFormat(parts: Intl.DateTimeFormatOptions): (utcMs: number) => string {
  const formats = eachLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }),
  );
  // What is damaged is shown, and does not break what shows it.
  return (utcMs) => (Number.isNaN(utcMs) ? 'Invalid Date' : formats().format(utcMs));
}
