import type { CivilDate } from '../../core/dates.ts';
import { rateLimits } from '../../core/limits.ts';
import type { CurrencyCode } from './currencyCode.ts';

/** `asOf` is a day in Bali. */
export interface ExchangeRate {
  code: CurrencyCode;
  perUsd: number;
  asOf: CivilDate;
}

const dayMs = 86_400_000;

/** Uses the platform only, because every page with a price loads it. */
export const isOldRate = ({ asOf }: Pick<ExchangeRate, 'asOf'>, today: CivilDate): boolean =>
  Date.parse(today) - Date.parse(asOf) > rateLimits.shownDays * dayMs;
