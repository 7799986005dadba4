// Apart from the list of codes, so that pages which only guess load no list.

/** The countries that pay in euro, by ISO 3166. */
const euroCountries =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK';

/** Whether one pays in a currency in a region such as 'DE'. Apart from the euro, ISO 4217 begins a code with its country. */
export const isCurrencyOf = (code: string, region: string): boolean =>
  code === 'EUR' ? euroCountries.split(' ').includes(region) : code.slice(0, 2) === region;
