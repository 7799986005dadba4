/**
 * Link that opens a chat with the text already typed. `digits` are those of an international number, as wa.me expects.
 */
export const chatAddress = (digits: string, text: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
