import { eachLanguage } from '../i18n/intl.ts';

/**
 * Rounds US dollars to whole cents, half a cent away from zero. Floating-point fractions are not exact (3 * 91.1 is a little
 * less than 273.3), so only the digits that a number can hold decide.
 */
export function toCents(usd: number): number {
  const cents = Math.round(Number((Math.abs(usd) * 100).toPrecision(15)));
  return (Math.sign(usd) * cents) / 100;
}

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
