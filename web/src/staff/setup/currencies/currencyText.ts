import {
  addDays,
  type CivilDate,
  formatApproximate,
  rateLimits,
  shortDate,
} from '@selasar/domain/core';
import { type CurrencyTable, type ExchangeRate, isOldRate } from '@selasar/domain/offers';

export const tableLabels = { rates: 'Currencies' };

const names = new Intl.DisplayNames('en', { type: 'currency' });

export const currencyName = (code: string): string => `${code}, ${names.of(code)}`;

export const ratesText = (rates: CurrencyTable['rates']): string =>
  rates.map(({ code, perUsd, asOf }) => `${code} ${perUsd} (${shortDate(asOf)})`).join('; ') ||
  'No currencies';

const exampleUsd = 100;

/** '$100 is about €93': shows at once if a rate is a thousand times too small. */
export function example({ code, perUsd }: Pick<ExchangeRate, 'code' | 'perUsd'>): string {
  const amount = code && perUsd > 0 ? formatApproximate(exampleUsd, { code, perUsd }, 'en') : '';
  return amount && `$${exampleUsd} is about ${amount}`;
}

export const shownText = (asOf: CivilDate, today: CivilDate): string =>
  isOldRate({ asOf }, today)
    ? 'Outdated: hidden from guests'
    : `Shown until ${shortDate(addDays(asOf, rateLimits.shownDays))}`;
