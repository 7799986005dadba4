import { addDays, formatApproximate, isOldRate, rateLimits, shortDate } from '@selasar/domain';
import type { CivilDate, CurrencyTable, ExchangeRate } from '@selasar/domain';

export const tableLabels = { rates: 'Currencies' };

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** 'EUR, Euro' */
export const currencyName = (code: string): string => `${code}, ${names.of(code)}`;

/** The table in words, as a colleague has set it. */
export const ratesText = (rates: CurrencyTable['rates']): string =>
  rates.map(({ code, perUsd, asOf }) => `${code} ${perUsd} (${shortDate(asOf)})`).join('; ') ||
  'No currencies';

const exampleUsd = 100;

/** '$100 is about €93': shows at once if a rate is a thousand times too small. */
export function example({ code, perUsd }: Pick<ExchangeRate, 'code' | 'perUsd'>): string {
  const amount = code && perUsd > 0 ? formatApproximate(exampleUsd, { code, perUsd }, 'en') : '';
  return amount && `$${exampleUsd} is about ${amount}`;
}

/** The last day on which guests see it. */
export const shownText = (asOf: CivilDate, today: CivilDate): string =>
  isOldRate({ asOf }, today)
    ? 'Outdated: hidden from guests'
    : `Shown until ${shortDate(addDays(asOf, rateLimits.shownDays))}`;
