import { digitsOf, hasTrunkZero, internationalPrefix } from './internationalNumber.ts';
import { startsAsLocal } from './phone.ts';

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

/** Indonesian numbers need no calling code. No code is a prefix of another. */
export function phoneCountryOf(
  text: string,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  const digits = international(text) ?? (startsAsLocal(text) ? '62' : '');
  return digits === ''
    ? undefined
    : countries.find(({ callingCode }) => digits.startsWith(callingCode));
}

const international = (text: string): string | undefined =>
  internationalPrefix.test(text) ? digitsOf(text.replace(internationalPrefix, '')) : undefined;

export function inPhoneCountry(
  text: string,
  to: PhoneCountry | undefined,
  countries: readonly PhoneCountry[],
): string {
  const own = phoneCountryOf(text, countries)?.callingCode ?? '';
  const typed = text.replace(internationalPrefix, '');
  const hasCode = own !== '' && digitsOf(typed).startsWith(own);
  const number = hasCode
    ? typed.replace(new RegExp(`^\\D*${own}[^\\d(]*`), '')
    : typed.replace(/^[\s+]+/, '');
  if (!to) return number;
  const national = hasTrunkZero(to.callingCode) ? number.replace(/^\D*0\)?\s*/, '') : number;
  return `+${to.callingCode} ${national}`;
}
