import { eachLanguage } from '../i18n/t.ts';

/** 3 * 91.1 is a little less than 273.3: only the digits that a number can hold decide. */
export function toCents(usd: number): number {
  const cents = Math.round(Number((Math.abs(usd) * 100).toPrecision(15)));
  return (Math.sign(usd) * cents) / 100;
}

/**
 * NaN for anything but a number with at most two decimals: '1.000' and '1,000' are a thousand to some, and one to others.
 */
export const typedAs = (text: string): number =>
  /^-?\d+(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : Number.NaN;

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

/** Significant digits. */
const digits = 3;

/** 10,000 for 16,350. */
const magnitude = (number: number): number => 10 ** Math.floor(Math.log10(number));

/** Rounds so that it reads as approximate: at least to the magnitude of one dollar (100 yen). */
export function approximate(usd: number, perUsd: number): number {
  const exact = usd * perUsd;
  if (!(exact > 0)) return 0;
  const step = Math.max(1, magnitude(perUsd), magnitude(exact) / 10 ** (digits - 1));
  return Math.round(exact / step) * step;
}

/** '€79', 'IDR 1,390,000'; '' if it rounds to zero. */
export function formatApproximate(
  usd: number,
  { code, perUsd }: { code: string; perUsd: number },
  language: string,
): string {
  const amount = approximate(usd, perUsd);
  if (amount === 0) return '';
  const style = { style: 'currency', currency: code, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, style).format(amount).replaceAll(' ', '\u00A0');
}
