/** The currencies that staff may put into the table, by ISO 4217: those of the countries that guests come from. */
export const currencyCodes = [
  'AED',
  'ARS',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CNY',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'JPY',
  'KRW',
  'KWD',
  'KZT',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'QAR',
  'RUB',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'TWD',
  'UAH',
  'VND',
  'ZAR',
] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** The countries that pay in euro, by ISO 3166. */
const euroCountries =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK';

/**
 * The currency of a region such as 'DE'; of a region that has none here, a code that is in no table. Apart from the
 * euro, a code begins with its country: ISO 4217 makes them so.
 */
export const isCurrencyOf = (code: string, region: string): boolean =>
  code === 'EUR' ? euroCountries.split(' ').includes(region) : code.slice(0, 2) === region;
