import { eachLanguage } from '../i18n/intl.ts';

/**
 * Rounds US dollars to whole cents, because floating-point fractions are not exact: 3 * 91.1 is a little less than
 * 273.3.
 */
export const toCents = (usd: number): number => Math.round(usd * 100) / 100;

const dollars = eachLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
      // Zero has no sign.
      signDisplay: 'negative',
    }),
);

/** '$1,240', and '$1,240.50' with cents. */
export const formatUsd = (amount: number): string => dollars().format(amount);

const counts = eachLanguage((locale) => new Intl.NumberFormat(locale, { signDisplay: 'negative' }));

/** '1,350'. */
export const formatCount = (count: number): string => counts().format(count);
