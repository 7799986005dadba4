import { formatUsd } from '@selasar/domain';

/** A whole number from what was typed; anything that is none is 0. */
export const wholeNumber = (text: string): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
};

/** What was typed, when it says something else than the number that was made of it, such as '1,200' and 1. */
export const misread = (typed: string | undefined, number: number): string | undefined =>
  typed === undefined ||
  wholeNumber(typed) !== number ||
  (typed.trim() !== '' && Number(typed) === number)
    ? undefined
    : typed.trim();

/** Told beneath a field. */
export function savedAs(typed: string | undefined, number: number): string | undefined {
  const text = misread(typed, number);
  if (text === undefined) return undefined;
  return `Will be saved as ${number}${text ? ` (you typed “${text}”)` : ''}`;
}

export const priceWords = {
  title: 'Save this price?',
  confirm: 'Save it so',
  cancel: 'Change it',
};

/** What to ask before a price is saved that nobody may have meant; undefined when there is nothing to ask. */
export function priceQuestion(
  price: number,
  typed: string | undefined,
  before: number | undefined,
): string | undefined {
  const text = misread(typed, price);
  if (text) return `The price will be ${formatUsd(price)}. You typed “${text}”. Save it so?`;
  return price === 0 && before !== 0 ? `The price will be ${formatUsd(0)}. Save it so?` : undefined;
}
