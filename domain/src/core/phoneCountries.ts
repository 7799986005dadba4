import { localNumber } from './phone.ts';

/** A country with its calling code: 'ID' and '62'. */
export interface PhoneCountry {
  readonly country: string;
  readonly callingCode: string;
}

/** Of countries that share a code, the main one comes first. They load with the numbering plans, on first use. */
export async function phoneCountries(): Promise<readonly PhoneCountry[]> {
  const { callingCodes } = await import('./numberingPlans.ts');
  return Object.entries(callingCodes).flatMap(([callingCode, countries]) =>
    countries.map((country) => ({ country, callingCode })),
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const international = /^\s*\(?\+/;

/** The country of a number by its calling code; Indonesian numbers need none. No code is a prefix of another. */
export function phoneCountryOf(
  text: string,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  if (!international.test(text) && !localNumber.test(text)) return undefined;
  const digits = international.test(text) ? digitsOf(text) : '62';
  return countries.find(({ callingCode }) => digits.startsWith(callingCode));
}

/** Countries whose leading zero is also dialled from abroad; elsewhere it is for national calls only. */
const keepsZero = new Set(['39', '225', '242', '378']);

/** Replaces the calling code of a number by that of another country, or removes it. */
export function inPhoneCountry(
  text: string,
  to: PhoneCountry | undefined,
  countries: readonly PhoneCountry[],
): string {
  const own = phoneCountryOf(text, countries)?.callingCode ?? '';
  const hasCode = own !== '' && digitsOf(text).startsWith(own);
  const number = hasCode
    ? text.replace(new RegExp(`^\\D*${own}[^\\d(]*`), '')
    : text.replace(/^[\s+]+/, '');
  if (!to) return number;
  return `+${to.callingCode} ${keepsZero.has(to.callingCode) ? number : number.replace(/^0/, '')}`;
}
