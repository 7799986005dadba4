// In a separate file, so that pages that only guess a currency do not load the list of codes.

/** By ISO 3166. */
const euroCountries =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK';

/** Apart from the euro, ISO 4217 codes begin with the country code. */
export const isCurrencyOf = (code: string, region: string): boolean =>
  code === 'EUR' ? euroCountries.split(' ').includes(region) : code.slice(0, 2) === region;
