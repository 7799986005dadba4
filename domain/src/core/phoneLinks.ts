import { internationalNumber, internationalPrefix } from './internationalNumber.ts';

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
