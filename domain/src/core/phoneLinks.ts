/** `digits` are those of an international number, as wa.me expects. */
export const chatAddress = (digits: string, text: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

export function chatWith(phone: string, text: string): string | undefined {
  const number = internationalNumber(phone);
  return number && chatAddress(number.slice(1), text);
}

/** A guest may be from any country: without its country code a number may be somebody else's. */
export const chatWithGuest = (phone: string, text: string): string | undefined =>
  internationalPrefix.test(phone) ? chatWith(phone, text) : undefined;

export const callAddress = (phone: string): string =>
  `tel:${internationalNumber(phone) ?? phone.replaceAll(/[^\d+]/g, '')}`;

/** '+49 (0)151 …'. A test compares them with libphonenumber, which is too large for a link. */
const codesWithTrunkZero = new Set(
  (
    '20 211 212 213 218 231 232 233 234 243 249 250 251 252 254 255 256 260 261 262 263 264 265 27 291 31 32 33 353 ' +
    '355 358 359 370 373 374 375 377 380 381 382 383 385 386 387 389 40 41 421 423 43 44 46 49 508 51 53 54 55 58 590 ' +
    '591 593 594 595 596 598 60 61 62 63 64 66 686 81 82 84 850 855 856 86 880 886 90 91 92 93 94 95 961 962 963 964 ' +
    '966 967 970 971 972 976 977 98 994 995 996'
  ).split(' '),
);
export const hasTrunkZero = (callingCode: string): boolean => codesWithTrunkZero.has(callingCode);

/** By ITU-T E.164 and its assigned codes: none is a prefix of another. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** How a number starts that names its country: '+', or what is dialled instead, in most of the world and in North America. */
export const internationalPrefix = /^[\s(\p{Cf}]*(?:\+|00|011)/u;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** '+4915123456789' for '+49 (0)151 23456789'. Undefined without a country, or if too short. */
export function internationalNumber(typed: string): string | undefined {
  const [text = ''] = typed.split(/[a-z;,#]/i);
  const digits = withCode(text);
  if (digits === undefined) return undefined;
  const [code = ''] = callingCode.exec(digits) ?? [];
  const rest = digits.slice(code.length);
  const national = hasTrunkZero(code) ? rest.replace(/^0/, '') : rest;
  const number = code + national;
  return number.length >= 7 ? `+${number}` : undefined;
}

/** Our drivers and guides leave out their country. */
function withCode(text: string): string | undefined {
  if (internationalPrefix.test(text)) return digitsOf(text.replace(internationalPrefix, ''));
  const digits = digitsOf(text);
  return /^(?:0|62)/.test(digits) ? digits.replace(/^0/, '62') : undefined;
}
