import { digitsOf, internationalPrefix, hasTrunkZero } from './phoneLinks.ts';
import { limits } from './limits.ts';
import { problem } from './problem.ts';
import { lineSchema, withoutMarks } from './text.ts';
import type { ProblemCode } from './problemMessages.ts';

/**
 * Numbers that guests write without a country: Indonesian mobiles ('0812 …', '62 812 …') and telephones of Bali ('0361 …').
 * Others are as likely to be British, French or German, so we ask for their country.
 */
const local = /^(?:0|62)(?:8[1-35-9]\d{7,10}|36[1-8]\d{5,7})$/;
const localStart = /^(?:0|62)(?:8[1-35-9]|36[1-8])/;

const startsAsLocal = (text: string): boolean =>
  !internationalPrefix.test(text) && localStart.test(digitsOf(text));

/**
 * By the length that its country uses: ranges in use change, and guests know their number. A browser that cannot load
 * the plans leaves the check to the server.
 */
async function isPhoneNumber(text: string): Promise<boolean> {
  if (!internationalPrefix.test(text))
    return /^[\d\s()./-]+$/.test(text) && local.test(digitsOf(text));
  const plans = await import('./numberingPlans.ts').catch(() => undefined);
  if (!plans) return true;
  // The library rejects '(+62) 812 …'.
  return plans.isPossiblePhoneNumber(
    text.replace(internationalPrefix, '+').replaceAll(/[()]/g, ''),
  );
}

/** Also any number that Indonesia may have, such as an office's in Jakarta: '021 …'. */
async function isPhoneNumberForStaff(text: string): Promise<boolean> {
  if (internationalPrefix.test(text) || !/^\D*(?:0|62)/.test(text)) return isPhoneNumber(text);
  const plans = await import('./numberingPlans.ts').catch(() => undefined);
  return !plans || plans.isValidPhoneNumber(text, 'ID');
}

const lineWith = (isValid: (text: string) => Promise<boolean>, missing?: ProblemCode) =>
  lineSchema(missing)
    .overwrite(withoutMarks)
    .trim()
    .max(limits.phone, { abort: true })
    .refine((text) => text === '' || isValid(text), problem('phone-invalid'));

/** Stored as typed; '' is none. The check is asynchronous. */
export const phoneSchema = (missing?: ProblemCode) => lineWith(isPhoneNumber, missing);

/** The same as staff type it, who know whose it is; a number that is stored already must not stop an edit. */
export const staffPhoneSchema = () => lineWith(isPhoneNumberForStaff);

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
