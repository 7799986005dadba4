import { localNumber } from './phone.ts';

/** A country with its calling code: 'ID' and '62'. */
export interface PhoneCountry {
  readonly country: string;
  readonly callingCode: string;
}

/** Of countries that share a code, the one that is meant first comes first. They come with the plans, when they are needed. */
export async function phoneCountries(): Promise<readonly PhoneCountry[]> {
  const { callingCodes } = await import('./numberingPlans.ts');
  return Object.entries(callingCodes).flatMap(([callingCode, countries]) =>
    countries.map((country) => ({ country, callingCode })),
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const international = /^\s*\(?\+/;

/** The country that a number names by its code: as judged, those of Indonesia need none. No code begins with another. */
export function phoneCountryOf(
  text: string,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  if (!international.test(text) && !localNumber.test(text)) return undefined;
  const digits = international.test(text) ? digitsOf(text) : '62';
  return countries.find(({ callingCode }) => digits.startsWith(callingCode));
}

/** Countries that dial the zero at the beginning from abroad, too: in others it is for calls within them. */
const keepsZero = new Set(['39', '225', '242', '378']);

/** A number with the code of another country, or of none, in the place of its own. */
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
