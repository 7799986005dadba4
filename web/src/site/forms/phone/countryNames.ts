import { eachLanguage } from '@selasar/domain';
import type { PhoneCountry } from '@selasar/domain';

const tools = eachLanguage((locale) => ({
  names: new Intl.DisplayNames(locale, { type: 'region' }),
  order: new Intl.Collator(locale),
}));

/** With their names in the language that is spoken, and in their order. */
export function countryNames(countries: readonly PhoneCountry[]) {
  const { names, order } = tools();
  return countries
    .map((one) => ({ ...one, name: names.of(one.country) ?? one.country }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}
