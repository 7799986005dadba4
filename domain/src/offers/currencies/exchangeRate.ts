import type { CivilDate } from '../../core/dates.ts';
import type { CurrencyCode } from './currencyCode.ts';

/** How much of a currency one US dollar is, as staff found it on a day in Bali. */
export interface ExchangeRate {
  code: CurrencyCode;
  perUsd: number;
  asOf: CivilDate;
}

/** The bounds of a rate leave room for each of the codes, and for no misplaced thousand of most. */
export const rateLimits = { min: 0.1, max: 100_000, currencies: 20, shownDays: 60 };

const dayMs = 86_400_000;

/** Whether a rate is too old to be shown. Of the platform alone, since every page with a price asks. */
export const isOldRate = ({ asOf }: Pick<ExchangeRate, 'asOf'>, today: CivilDate): boolean =>
  Date.parse(today) - Date.parse(asOf) > rateLimits.shownDays * dayMs;
