import { internationalNumber, internationalPrefix } from './internationalNumber.ts';
import { chatAddress } from './whatsApp.ts';

/** Link that opens a chat with a phone number as typed; undefined if wa.me cannot reach it. */
export function chatWith(phone: string, text: string): string | undefined {
  const number = internationalNumber(phone);
  return number && chatAddress(number.slice(1), text);
}

/** The same for a guest, who may be from any country: without its country code a number may be somebody else's. */
export const chatWithGuest = (phone: string, text: string): string | undefined =>
  internationalPrefix.test(phone) ? chatWith(phone, text) : undefined;

/** Link that calls a number, from wherever the caller is. */
export const callAddress = (phone: string): string =>
  `tel:${internationalNumber(phone) ?? phone.replaceAll(/[^\d+]/g, '')}`;
