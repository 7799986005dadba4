/**
 * Link that opens a chat with the text already typed. `digits` are those of an international number, as wa.me expects.
 */
export const chatAddress = (digits: string, text: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

/** The same for a phone number as typed; undefined if wa.me cannot reach it. */
export function chatWith(phone: string, text: string): string | undefined {
  const digits = internationalDigits(phone);
  return digits && digits.length >= 7 ? chatAddress(digits, text) : undefined;
}

/** The same for a guest, who may be from any country: without its country code a number may be somebody else's. */
export const chatWithGuest = (phone: string, text: string): string | undefined =>
  /^(\(?\+|00)/.test(phone.trim()) ? chatWith(phone, text) : undefined;

/** Indonesian numbers are recognised without a plus too: '0812 …' and '62 812 …'. */
function internationalDigits(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  // '+62 (0)812 …': the 0 is dialled only within the country.
  if (digits.startsWith('62')) return digits.replace(/^620/, '62');
  if (/^\(?\+/.test(phone.trim())) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? digits.replace(/^0/, '62') : undefined;
}
