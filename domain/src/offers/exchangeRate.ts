import type { CivilDate } from '../core/dates.ts';
import { rateLimits } from '../core/limits.ts';
import type { ExchangeRate } from './currencyTable.ts';

// Every page with a price loads this: it uses the platform only, and no list of codes.

const dayMs = 86_400_000;

export const isOldRate = ({ asOf }: Pick<ExchangeRate, 'asOf'>, today: CivilDate): boolean =>
  Date.parse(today) - Date.parse(asOf) > rateLimits.shownDays * dayMs;

/** By ISO 3166. */
const euroCountries =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK';

/** Apart from the euro, ISO 4217 codes begin with the country code. */
export const isCurrencyOf = (code: string, region: string): boolean =>
  code === 'EUR' ? euroCountries.split(' ').includes(region) : code.slice(0, 2) === region;
