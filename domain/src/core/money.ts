import { eachLanguage } from '../i18n/t.ts';

/** 3 * 91.1 is a little less than 273.3: only the digits that a number can hold decide. */
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

export const formatUsd = (amount: number): string => dollars().format(amount);
