import type { CivilDate } from '../../core/dates.ts';
import { rateLimits } from '../../core/limits.ts';
import type { CurrencyCode } from './currencyCode.ts';

/** The price of one US dollar in a currency, as staff entered it for a day in Bali. */
export interface ExchangeRate {
  code: CurrencyCode;
  perUsd: number;
  asOf: CivilDate;
}

const dayMs = 86_400_000;

/** Whether a rate is too old to be shown. Uses the platform only, because every page with a price loads it. */
export const isOldRate = ({ asOf }: Pick<ExchangeRate, 'asOf'>, today: CivilDate): boolean =>
  Date.parse(today) - Date.parse(asOf) > rateLimits.shownDays * dayMs;
